import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(100);

const columns: GridColDef<Employee>[] = [
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'office', headerName: 'Office', width: 130},
  {field: 'name', headerName: 'Name', width: 150},
];

// #region preview
// A row: {name: 'Hannah Martinez', department: 'Design', office: 'Chicago', …}
const initialState = {
  rowGrouping: {model: ['department', 'office']},
  columns: {columnVisibilityModel: {department: false, office: false}},
};

export default function ExpandAllGroups() {
  const apiRef = useGridApiRef();

  const setAllExpanded = (isExpanded: boolean) => {
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type === 'group' && node.id !== GRID_ROOT_GROUP_ID) {
        apiRef.current?.setRowChildrenExpansion(node.id, isExpanded);
      }
    }
  };
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" spacing={1} sx={{mb: 1}}>
        <Button onClick={() => setAllExpanded(true)}>Expand all</Button>
        <Button onClick={() => setAllExpanded(false)}>Collapse all</Button>
      </Stack>
      <div style={{height: 440}}>
        <DataGridPremium
          aria-label="Employees by department and office"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
        />
      </div>
    </div>
  );
}
