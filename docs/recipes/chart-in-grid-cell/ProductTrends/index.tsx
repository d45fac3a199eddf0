import {DataGrid, type GridColDef, type GridInitialState} from '@mui/x-data-grid';
import {products, type ProductRow} from './products';
import {formatTrend, TrendCell} from './TrendCell';

// #region preview
// A row: {id: 'DSK', product: 'Standing desk', weeks: [42, 45, 41, 48, 52, 55, 59, 63]}
const columns: GridColDef<ProductRow>[] = [
  {field: 'product', headerName: 'Product', width: 180},
  {
    field: 'trend',
    headerName: 'Trend in 8 weeks',
    type: 'number',
    // Sorting, filtering, and aggregation use this number, not the chart.
    valueGetter: (_value, row) => row.weeks.at(-1)! / row.weeks[0]! - 1,
    valueFormatter: formatTrend,
    renderCell: ({row, value}) => <TrendCell weeks={row.weeks} trend={value} />,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    width: 200,
  },
  {
    field: 'units',
    headerName: 'Last week',
    type: 'number',
    valueGetter: (_value, row) => row.weeks.at(-1),
    width: 120,
  },
];
// #endregion

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
