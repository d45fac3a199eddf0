import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, category: 'Furniture', product: 'Desk', revenue: 13_176, costs: 7_440},
  {id: 2, category: 'Furniture', product: 'Chair', revenue: 3_468, costs: 1_740},
  {id: 3, category: 'Lighting', product: 'Desk lamp', revenue: 1_121, costs: 456},
  {id: 4, category: 'Lighting', product: 'LED panel', revenue: 714, costs: 312},
  {id: 5, category: 'Electronics', product: 'Webcam', revenue: 1_157, costs: 481},
  {id: 6, category: 'Electronics', product: 'Monitor', revenue: 7_201, costs: 4_028},
];

type Sale = (typeof rows)[number];

const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
});

// #region preview
// A row: {category: 'Furniture', revenue: 13176, costs: 7440}, grouped by category
const margin: GridAggregationFunction<Sale, number | null> = {
  label: 'margin',
  columnTypes: ['number'],
  getCellValue: ({row}) => row as Sale,
  apply: ({values}) => {
    let revenue = 0;
    let profit = 0;
    for (const sale of values) {
      revenue += sale?.revenue ?? 0;
      profit += sale ? sale.revenue - sale.costs : 0;
    }
    return revenue === 0 ? null : profit / revenue;
  },
};

const aggregationFunctions = {...GRID_AGGREGATION_FUNCTIONS, margin};
// #endregion

const columns: GridColDef<Sale>[] = [
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'product', headerName: 'Product', width: 100},
  {field: 'revenue', headerName: 'Revenue ($)', type: 'number', width: 110},
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) =>
      row.revenue ? (row.revenue - row.costs) / row.revenue : null,
    valueFormatter: (value?: number | null) =>
      value == null ? '' : percent.format(value),
    availableAggregationFunctions: ['margin'],
  },
];

const initialState = {
  rowGrouping: {model: ['category']},
  columns: {columnVisibilityModel: {category: false}},
  aggregation: {model: {revenue: 'sum', margin: 'margin'}},
};

export default function ProfitMargin() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Sales by category"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
      />
    </div>
  );
}
