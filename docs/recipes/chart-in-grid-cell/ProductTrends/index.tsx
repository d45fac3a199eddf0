import {DataGrid, type GridColDef, type GridInitialState} from '@mui/x-data-grid';
import {products, type ProductRow} from './products';
import {formatTrend, TrendCell} from './TrendCell';

// #region preview
// A row: {id: 'DSK', product: 'Standing desk', weeks: [42, 45, 41, 48, 52, 55, 59, 63]}
const trendColumn: GridColDef<ProductRow, number, string> = {
  field: 'trend',
  headerName: 'Trend in 8 weeks',
  type: 'number',
  // Sorting and filtering use this number, not the chart.
  valueGetter: (_value, row) => row.weeks.at(-1)! / row.weeks[0]! - 1,
  valueFormatter: formatTrend,
  renderCell: ({row, value}) => <TrendCell weeks={row.weeks} trend={value!} />,
  display: 'flex',
  align: 'left',
  headerAlign: 'left',
  width: 200,
};
// #endregion

const columns: GridColDef<ProductRow>[] = [
  {field: 'product', headerName: 'Product', width: 180},
  trendColumn,
  {
    field: 'units',
    headerName: 'Last week',
    type: 'number',
    valueGetter: (_value, row) => row.weeks.at(-1),
    width: 120,
  },
];

const initialState: GridInitialState = {
  sorting: {sortModel: [{field: 'trend', sort: 'desc'}]},
};

export default function ProductTrends() {
  return (
    <div style={{height: 424, width: '100%'}}>
      <DataGrid
        aria-label="Units sold by product"
        rows={products}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
