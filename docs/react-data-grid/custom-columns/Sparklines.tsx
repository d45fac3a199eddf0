import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import {
  DataGrid,
  GRID_STRING_COL_DEF,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

// Passengers of the last seven days
const rows = [
  {id: 1, route: 'Gull Island', week: [410, 380, 395, 450, 620, 810, 760]},
  {id: 2, route: 'Lighthouse', week: [120, 135, 128, 150, 180, 240, 210]},
  {id: 3, route: 'Seal Bay', week: [310, 290, 0, 0, 280, 330, 300]},
  {id: 4, route: 'Cormorant Rock', week: null},
];

// #region preview
function Sparkline({
  value,
  colDef,
  plotType,
}: GridRenderCellParams & {plotType: 'line' | 'bar'}) {
  return value ? (
    <SparkLineChart
      data={value}
      width={colDef.computedWidth}
      height={50}
      plotType={plotType}
      title={`Passengers: ${value.join(', ')}`}
    />
  ) : null;
}

const sparkline: GridColTypeDef<number[] | null> = {
  ...GRID_STRING_COL_DEF,
  type: 'custom',
  display: 'flex',
  resizable: false,
  filterable: false,
  sortable: false,
  editable: false,
  groupable: false,
  width: 130,
  renderCell: (params) => <Sparkline {...params} plotType="line" />,
};

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'route', headerName: 'Route', width: 130},
  {field: 'week', headerName: 'Last week', ...sparkline},
  {
    field: 'bars',
    headerName: 'As bars',
    ...sparkline,
    valueGetter: (_, row) => row.week,
    renderCell: (params) => <Sparkline {...params} plotType="bar" />,
  },
  {
    field: 'last',
    headerName: 'Yesterday',
    type: 'number',
    valueGetter: (_, row) => row.week?.at(-1),
  },
];

export default function Sparklines() {
  return (
    <div style={{height: 270, width: '100%'}}>
      <DataGrid
        aria-label="Passengers by route"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
// #endregion
