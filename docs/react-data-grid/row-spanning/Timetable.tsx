import {DataGrid, type GridCellParams, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, time: '8 AM', mon: 'Phone', tue: 'Email', wed: null},
  {id: 2, time: '9 AM', mon: 'Phone', tue: 'Email', wed: 'Chat'},
  {id: 3, time: '10 AM', mon: null, tue: 'Email', wed: 'Chat'},
  {id: 4, time: '11 AM', mon: 'Chat', tue: 'Phone', wed: 'Email'},
  {id: 5, time: '12 PM', mon: 'Chat', tue: 'Phone', wed: null},
];

const day = {
  flex: 1,
  minWidth: 80,
  cellClassName: ({value}: GridCellParams) => (value ? `shift-${value}` : ''),
};

const columns: GridColDef[] = [
  {field: 'time', headerName: 'Time', width: 80},
  {field: 'mon', headerName: 'Monday', ...day},
  {field: 'tue', headerName: 'Tuesday', ...day},
  {field: 'wed', headerName: 'Wednesday', ...day},
];
// #endregion

export default function Timetable() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Support shifts"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        disableColumnFilter
        disableColumnMenu
        disableColumnSorting
        hideFooter
        sx={{
          '& .shift-Phone': {bgcolor: 'rgba(33, 150, 243, 0.25)'},
          '& .shift-Email': {bgcolor: 'rgba(255, 152, 0, 0.25)'},
          '& .shift-Chat': {bgcolor: 'rgba(76, 175, 80, 0.25)'},
          '& .MuiDataGrid-row:hover': {bgcolor: 'transparent'},
        }}
      />
    </div>
  );
}
