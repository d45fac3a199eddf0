import Box from '@mui/material/Box';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
interface Line {
  id: number | 'SUBTOTAL' | 'TAX' | 'TOTAL';
  item?: string;
  quantity?: number;
  unitPrice?: number;
  label?: string;
  rate?: number;
  amount?: number;
}

const rows: Line[] = [
  {id: 1, item: 'Mooring rope', quantity: 2, unitPrice: 89},
  {id: 2, item: 'Signal lamp', quantity: 1, unitPrice: 42},
  {id: 3, item: 'Fender', quantity: 4, unitPrice: 57},
  {id: 'SUBTOTAL', label: 'Subtotal', amount: 448},
  {id: 'TAX', label: 'Tax', rate: 25, amount: 112},
  {id: 'TOTAL', label: 'Total', amount: 560},
];

const plain = {sortable: false, filterable: false, hideable: false};
const dollars = (value?: number) => (value == null ? '' : `$${value.toFixed(2)}`);

const columns: GridColDef<Line>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 110,
    ...plain,
    valueGetter: (value, row) => row.label ?? value,
    // Subtotal and total: three columns. Tax: two, because the third contains the rate.
    colSpan: (value, row) => {
      if (row.id === 'SUBTOTAL' || row.id === 'TOTAL') {
        return 3;
      }
      return row.id === 'TAX' ? 2 : undefined;
    },
    cellClassName: ({row}) => ('label' in row ? 'label' : ''),
  },
  {field: 'quantity', headerName: 'Pieces', type: 'number', width: 80, ...plain},
  {
    field: 'unitPrice',
    headerName: 'Price',
    type: 'number',
    width: 80,
    ...plain,
    valueGetter: (value, row) => row.rate ?? value,
    valueFormatter: (value, row) => (row.rate ? `${value}%` : dollars(value)),
  },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 90,
    ...plain,
    valueGetter: (value, row) => value ?? (row.quantity ?? 0) * (row.unitPrice ?? 0),
    valueFormatter: dollars,
  },
];

export default function Invoice() {
  return (
    <Box sx={{height: 370, width: '100%', '& .label': {fontWeight: 'bold'}}}>
      <DataGrid
        aria-label="Invoice"
        rows={rows}
        columns={columns}
        getCellClassName={({id, field}) =>
          id === 'TOTAL' && field === 'amount' ? 'label' : ''
        }
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
// #endregion
