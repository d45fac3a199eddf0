import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  getGroupRowIdFromPath,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(40);

const columns: GridColDef<Employee>[] = [
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'office', headerName: 'Office', width: 130},
];

const initialState = {
  rowGrouping: {model: ['department']},
  columns: {columnVisibilityModel: {department: false}},
};

// #region preview
// A row: {name: 'Hannah Martinez', department: 'Design'}, grouped by department
const designId = getGroupRowIdFromPath([{field: 'department', key: 'Design'}]);

export default function ToggleGroup() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('All groups are closed.');

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        const key = node.type === 'group' ? node.groupingKey : '';
        setMessage(`${key} is ${node.childrenExpanded ? 'open' : 'closed'}.`);
      }),
    [apiRef],
  );

  const setExpanded = (isExpanded: boolean) =>
    apiRef.current?.setRowChildrenExpansion(designId, isExpanded);
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <Button onClick={() => setExpanded(true)}>Open Design</Button>
      <Button onClick={() => setExpanded(false)}>Close Design</Button>
      <Typography variant="body2" role="status" sx={{mb: 1}}>
        {message}
      </Typography>
      <div style={{height: 420}}>
        <DataGridPremium
          aria-label="Employees by department"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
        />
      </div>
    </div>
  );
}
