import {DataGrid, type GridCellParams, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 'Bergen', january: 2, april: 6, july: 16, october: 8},
  {id: 'Turin', january: 3, april: 13, july: 25, october: 14},
  {id: 'Split', january: 8, april: null, july: 27, october: 18},
  {id: 'Malmo', january: 1, april: 8, july: 19, october: 10},
];

const months = ['January', 'April', 'July', 'October'];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Mean in °C', width: 110},
  ...months.map((month): GridColDef => ({
    field: month.toLowerCase(),
    headerName: month,
    type: 'number',
    width: 100,
  })),
];

function getCellClassName({field, value}: GridCellParams) {
  if (field === 'id' || value == null) {
    return '';
  }
  return Number(value) >= 15 ? 'warm' : 'cold';
}

export default function WarmAndColdCells() {
  return (
    <div style={{height: 290, width: '100%'}}>
      <DataGrid
        aria-label="Mean temperature by city and month"
        rows={rows}
        columns={columns}
        getCellClassName={getCellClassName}
        sx={{
          '& .warm': {backgroundColor: 'rgba(237, 108, 2, 0.25)'},
          '& .cold': {backgroundColor: 'rgba(2, 136, 209, 0.25)'},
        }}
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
// #endregion
