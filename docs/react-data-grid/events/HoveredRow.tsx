import * as React from 'react';
import {
  DataGrid,
  useGridApiContext,
  useGridEvent,
  type GridColDef,
} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, product: 'Standing desk', stock: 24},
  {id: 2, product: 'Office chair', stock: 8},
  {id: 3, product: 'Desk lamp', stock: 130},
];

function HoverFooter() {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState('Hover over a row.');

  useGridEvent(apiRef, 'rowMouseEnter', ({row}) =>
    setText(`${row.product}: ${row.stock} in stock`),
  );
  useGridEvent(apiRef, 'rowMouseLeave', () => setText('Hover over a row.'));

  return <p style={{paddingInline: 16}}>{text}</p>;
}

const slots = {footer: HoverFooter};
// #endregion

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 150},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 110},
];

export default function HoveredRow() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid aria-label="Products" rows={rows} columns={columns} slots={slots} />
    </div>
  );
}
