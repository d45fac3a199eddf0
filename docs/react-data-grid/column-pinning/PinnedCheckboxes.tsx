import MailOutlineIcon from '@mui/icons-material/MailOutline';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GRID_REORDER_COL_DEF,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(50);

const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', width: 160},
  {field: 'jobTitle', headerName: 'Job title', width: 200},
  {field: 'department', headerName: 'Department', width: 160},
  {field: 'office', headerName: 'Office', width: 160},
  {field: 'startDate', headerName: 'Start date', type: 'date', width: 150},
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 80,
    getActions: ({row}) => [
      <GridActionsCellItem
        key="email"
        icon={<MailOutlineIcon />}
        label={`Email ${row.name}`}
        onClick={() => window.open(`mailto:${row.email}`)}
      />,
    ],
  },
];

// #region preview
// `rows` and `columns` show employees: {name: 'Hannah Martinez', department: 'Design'}
const left = [GRID_REORDER_COL_DEF.field, GRID_CHECKBOX_SELECTION_COL_DEF.field];
const initialState = {pinnedColumns: {left, right: ['actions']}};

export default function PinnedCheckboxes() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        checkboxSelection
        rowReordering
        initialState={initialState}
      />
    </div>
  );
}
// #endregion
