import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(40);

const columns: GridColDef<Employee>[] = [
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'office', headerName: 'Office', width: 130},
  {field: 'name', headerName: 'Name', width: 150},
];

const initialState = {
  rowGrouping: {model: ['department', 'office']},
  columns: {columnVisibilityModel: {department: false, office: false}},
};

export default function GroupMembers() {
  // #region preview
  // A row: {id: 1, name: 'Hannah Martinez', department: 'Design', office: 'Chicago', …}
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Click a group.');

  const handleRowClick: DataGridPremiumProps['onRowClick'] = ({id}) => {
    const api = apiRef.current;
    const node = api?.getRowNode(id);
    if (api && node?.type === 'group') {
      const ids = api.getRowGroupChildren({groupId: id, applyFiltering: true});
      const names = ids.map((childId) => api.getRow(childId)?.name);
      setMessage(`${node.groupingKey}: ${names.join(', ')}`);
    }
  };
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <div style={{height: 440}}>
        <DataGridPremium
          aria-label="Employees by department and office"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          onRowClick={handleRowClick}
          disableRowSelectionOnClick
          defaultGroupingExpansionDepth={1}
        />
      </div>
      <Typography variant="body2" role="status" noWrap sx={{mt: 1}}>
        {message}
      </Typography>
    </div>
  );
}
