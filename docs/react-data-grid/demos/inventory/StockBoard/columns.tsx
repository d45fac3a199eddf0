import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import {
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GridDetailPanelToggleCell,
  type GridAggregationFunction,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid-premium';
import {dollars, getProfit, getStatus, percent, type Product} from './products';
import {ProductIcon} from './ProductIcon';

export const statuses = [
  {value: 'in', label: 'In stock', color: 'success'},
  {value: 'restocking', label: 'Restocking', color: 'primary'},
  {value: 'out', label: 'Out of stock', color: 'error'},
] as const;

/** Computes the profit as a share of the revenue. The average of all margins would be wrong. */
export const overall: GridAggregationFunction<
  {profit: number; revenue: number},
  number
> = {
  label: 'overall',
  columnTypes: ['number'],
  getCellValue: ({row}) => ({
    profit: getProfit(row as Product),
    revenue: row.sales * row.price,
  }),
  apply: ({values}) => {
    const sum = (key: 'profit' | 'revenue') =>
      values.reduce((total, value) => total + (value?.[key] ?? 0), 0);
    return sum('profit') / sum('revenue');
  },
};

/**
 * Returns the columns that fit the width of the grid. Detail panels show the hidden values.
 * The grid reports its width only after it has rendered.
 */
export function getVisibleColumns(width = 900): GridColumnVisibilityModel {
  const isMedium = width >= 600;
  return {
    status: isMedium,
    profit: isMedium,
    margin: width >= 760,
    sales: width >= 760,
    rating: width >= 1_000,
    cost: width >= 1_200,
  };
}

const shared = {groupable: false, aggregable: false} as const;
const money = {
  ...shared,
  type: 'number',
  width: 100,
  valueFormatter: (value: number | null) =>
    value == null ? '' : dollars.format(value),
} as const;

export const columns: GridColDef<Product>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    ...shared,
    // The footer row has no product and therefore no details.
    renderCell: (params) =>
      params.rowNode.type === 'leaf' && <GridDetailPanelToggleCell {...params} />,
  },
  {
    ...shared,
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 160,
    display: 'flex',
    renderCell: ({row, value, rowNode}) =>
      rowNode.type === 'leaf' ? (
        <Box sx={{display: 'flex', alignItems: 'center', gap: 1, minWidth: 0}}>
          <ProductIcon kind={row.kind} color={row.color} />
          <Box component="span" sx={{whiteSpace: 'normal', lineHeight: 1.3}}>
            {value}
          </Box>
        </Box>
      ) : (
        <strong>All products</strong>
      ),
  },
  {
    ...shared,
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 130,
    display: 'flex',
    valueGetter: (_value, row) => getStatus(row),
    renderCell: ({value, rowNode}) => {
      const status = statuses.find((option) => option.value === value);
      return rowNode.type === 'leaf' && status ? (
        <Chip
          variant="outlined"
          size="small"
          label={status.label}
          color={status.color}
        />
      ) : null;
    },
  },
  {
    ...shared,
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 76,
    editable: true,
  },
  {...money, field: 'price', headerName: 'Price', editable: true},
  {...money, field: 'cost', headerName: 'Cost'},
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 96,
    groupable: false,
    availableAggregationFunctions: ['overall'],
    valueGetter: (_value, row) => (row.price - row.cost) / row.price,
    valueFormatter: (value: number) => percent.format(value),
  },
  {field: 'sales', headerName: 'Sales', type: 'number', width: 84, groupable: false},
  {
    ...money,
    field: 'profit',
    headerName: 'Profit',
    width: 130,
    aggregable: true,
    valueGetter: (_value, row) => getProfit(row),
  },
  {
    ...shared,
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 140,
    display: 'flex',
    renderCell: ({value, rowNode}) =>
      rowNode.type === 'leaf' && (
        <Rating size="small" readOnly precision={0.5} value={value} />
      ),
  },
];
