import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, name: 'Maya Chen', department: 'Engineering', office: 'Toronto'},
  {id: 2, name: 'Diego Silva', department: 'Sales', office: 'Austin'},
  {id: 3, name: 'Grace Okafor', department: 'Sales', office: 'New York'},
  {id: 4, name: 'Ethan Murphy', department: 'Support', office: 'Austin'},
  {id: 5, name: 'Priya Patel', department: 'Engineering', office: 'London'},
  {id: 6, name: 'Omar Khan', department: 'Support', office: 'Chicago'},
];

const columns: GridColDef[] = [
  {field: 'department', headerName: 'Department', width: 150},
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'office', headerName: 'Office', width: 120},
];

const initialState = {
  rowGrouping: {model: ['department']},
  columns: {columnVisibilityModel: {department: false}},
};

export default function ToggleOnRowClick() {
  // #region preview
  // A row: {id: 1, name: 'Maya Chen', department: 'Engineering'}, grouped by department
  const apiRef = useGridApiRef();

  const handleRowClick: DataGridPremiumProps['onRowClick'] = ({id}) => {
    const node = apiRef.current?.getRowNode(id);
    if (node?.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };
  // #endregion

  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Employees by department"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        onRowClick={handleRowClick}
        disableRowSelectionOnClick
      />
    </div>
  );
}
