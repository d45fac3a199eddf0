import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import {
  DataGrid,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, page: 'Home', week: [410, 380, 395, 450, 420, 210, 190]},
  {id: 2, page: 'Pricing', week: [120, 135, 128, 150, 180, 60, 55]},
  {id: 3, page: 'Documentation', week: [310, 290, 340, 320, 280, 130, 140]},
  {id: 4, page: 'Careers', week: null},
];

// #region preview
// A row: {id: 1, page: 'Home', week: [410, 380, 395, 450, 420, 210, 190]}
const sparkline: GridColTypeDef<number[] | null> = {
  type: 'custom',
  display: 'flex',
  resizable: false,
  sortable: false,
  filterable: false,
  groupable: false,
  getApplyQuickFilterFn: () => null,
  renderCell: (params) => <Sparkline {...params} plotType="line" />,
};

type SparklineProps = GridRenderCellParams & {plotType: 'line' | 'bar'};

function Sparkline({value, colDef, plotType}: SparklineProps) {
  const chartProps = {width: colDef.computedWidth, height: 50, plotType};
  return (
    value && <SparkLineChart data={value} title={value.join(', ')} {...chartProps} />
  );
}
// #endregion

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'page', headerName: 'Page', width: 140},
  {field: 'week', headerName: 'Visitors last week', ...sparkline, width: 150},
  {
    field: 'bars',
    headerName: 'As bars',
    ...sparkline,
    width: 130,
    valueGetter: (_, row) => row.week,
    renderCell: (params) => <Sparkline {...params} plotType="bar" />,
  },
  {
    field: 'yesterday',
    headerName: 'Yesterday',
    type: 'number',
    valueGetter: (_, row) => row.week?.at(-1),
  },
];

export default function Sparklines() {
  return (
    <div style={{height: 266, width: '100%'}}>
      <DataGrid
        aria-label="Visitors by page"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
