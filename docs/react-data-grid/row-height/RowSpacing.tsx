import {DataGrid, type GridColDef, type GridRowSpacingParams} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, name: 'Maya Chen', department: 'Engineering'},
  {id: 2, name: 'Omar Davis', department: 'Sales'},
  {id: 3, name: 'Priya Patel', department: 'Design'},
  {id: 4, name: 'Ethan Kim', department: 'Engineering'},
];

function getRowSpacing({isFirstVisible, isLastVisible}: GridRowSpacingParams) {
  return {top: isFirstVisible ? 0 : 5, bottom: isLastVisible ? 0 : 5};
}

// The color makes the space between the rows visible.
const rowColor = {'& .MuiDataGrid-row': {backgroundColor: 'action.hover'}};
// #endregion

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 140},
  {field: 'department', headerName: 'Department', width: 140},
];

export default function RowSpacing() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        getRowSpacing={getRowSpacing}
        sx={rowColor}
        hideFooter
      />
    </div>
  );
}
