import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Line {
  id: number | 'SUBTOTAL' | 'TAX' | 'TOTAL';
  item: string;
  quantity?: number;
  unitPrice?: number;
  rate?: number;
  amount: number;
}

// #region preview
const rows: Line[] = [
  {id: 1, item: 'Standing desk', quantity: 2, unitPrice: 549, amount: 1098},
  {id: 2, item: 'Desk lamp', quantity: 3, unitPrice: 59, amount: 177},
  {id: 3, item: 'Webcam', quantity: 1, unitPrice: 89, amount: 89},
  {id: 'SUBTOTAL', item: 'Subtotal', amount: 1364},
  {id: 'TAX', item: 'Sales tax', rate: 8, amount: 109.12},
  {id: 'TOTAL', item: 'Total', amount: 1473.12},
];

const itemColumn: GridColDef<Line> = {
  field: 'item',
  headerName: 'Item',
  colSpan: (_value, row) => {
    if (row.id === 'TAX') {
      return 2; // The third column shows the tax rate.
    }
    return row.id === 'SUBTOTAL' || row.id === 'TOTAL' ? 3 : undefined;
  },
};
// #endregion

const shared = {sortable: false, filterable: false, hideable: false};
const currency = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});
const formatCurrency = (value?: number) =>
  value === undefined ? '' : currency.format(value);

const columns: GridColDef<Line>[] = [
  {...itemColumn, flex: 1, minWidth: 110, ...shared},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 80, ...shared},
  {
    field: 'unitPrice',
    headerName: 'Price',
    type: 'number',
    width: 80,
    ...shared,
    valueGetter: (value, row) => row.rate ?? value,
    valueFormatter: (value?: number, row?: Line) =>
      row?.rate === undefined ? formatCurrency(value) : `${value}%`,
  },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 100,
    ...shared,
    valueFormatter: formatCurrency,
  },
];

export default function Invoice() {
  return (
    <div style={{height: 370, width: '100%'}}>
      <DataGrid
        aria-label="Invoice"
        rows={rows}
        columns={columns}
        getCellClassName={({id}) => (typeof id === 'string' ? 'summary' : '')}
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
        sx={{'& .summary': {fontWeight: 'bold'}}}
      />
    </div>
  );
}
