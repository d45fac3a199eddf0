import {DataGrid, type GridCellParams, type GridColDef} from '@mui/x-data-grid';

const MONTHS = ['january', 'february', 'march', 'april'];

const columns: GridColDef[] = [
  {field: 'region', headerName: 'Region', width: 110},
  ...MONTHS.map((field): GridColDef => ({
    field,
    headerName: field.charAt(0).toUpperCase() + field.slice(1),
    type: 'number',
    width: 95,
    valueFormatter: (value?: number | null) => (value == null ? '' : `$${value}k`),
  })),
];

// Revenue in thousands of US dollars
const rows = [
  {id: 1, region: 'Northeast', january: 118, february: 104, march: 126, april: 131},
  {id: 2, region: 'Midwest', january: 88, february: 92, march: null, april: 101},
  {id: 3, region: 'South', january: 97, february: 109, march: 112, april: 94},
];

// #region preview
// A row: {id: 1, region: 'Northeast', january: 118, february: 104, march: 126, april: 131}
const TARGET = 100;

function getCellClassName({field, value}: GridCellParams) {
  if (field === 'region' || value == null) {
    return '';
  }
  return Number(value) >= TARGET ? 'above-target' : 'below-target';
}

const sx = {
  '& .above-target': {backgroundColor: 'rgba(46, 125, 50, 0.2)'},
  '& .below-target': {backgroundColor: 'rgba(237, 108, 2, 0.25)'},
};

// Pass them to the grid: <DataGrid rows={rows} getCellClassName={getCellClassName} sx={sx} … />
// #endregion

export default function MonthlyTargets() {
  return (
    <div style={{height: 240, width: '100%'}}>
      <DataGrid
        aria-label="Revenue by region and month"
        rows={rows}
        columns={columns}
        getCellClassName={getCellClassName}
        sx={sx}
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
