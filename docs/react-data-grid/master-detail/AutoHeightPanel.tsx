import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface OrderLine {
  id: number;
  product: string;
  quantity: number;
}

interface Order {
  id: number;
  customer: string;
  lines: OrderLine[];
}

const rows: Order[] = [
  {
    id: 10001,
    customer: 'Alder Clinics',
    lines: [{id: 1, product: 'Standing desk', quantity: 4}],
  },
  {
    id: 10002,
    customer: 'Cedar Health',
    lines: [{id: 1, product: 'Office chair', quantity: 12}],
  },
];

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {
    field: 'lines',
    headerName: 'Lines',
    type: 'number',
    valueGetter: (lines: OrderLine[]) => lines.length,
  },
];

const lineColumns: GridColDef<OrderLine>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 120, editable: true},
  {field: 'quantity', headerName: 'Quantity', type: 'number', editable: true},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', lines: [{id: 1, product: 'Standing desk', …}]}
function OrderLines({order}: {order: Order}) {
  const apiRef = useGridApiContext(); // The API object of the outer grid
  const addLine = () => {
    const id = Math.max(0, ...order.lines.map((line) => line.id)) + 1;
    const lines = [...order.lines, {id, product: 'Desk lamp', quantity: 1}];
    apiRef.current.updateRows([{id: order.id, lines}]);
  };

  return (
    <div style={{padding: 16}}>
      <Button onClick={addLine}>Add a line</Button>
      <LinesGrid order={order} />
    </div>
  );
}

const getDetailPanelContent = ({row}: GridRowParams) => <OrderLines order={row} />;
const getDetailPanelHeight = () => 'auto' as const;
// #endregion

function LinesGrid({order}: {order: Order}) {
  const apiRef = useGridApiContext();
  const saveLine = (line: OrderLine) => {
    const lines = order.lines.map((prev) => (prev.id === line.id ? line : prev));
    apiRef.current.updateRows([{id: order.id, lines}]);
    return line;
  };

  return (
    <div style={{display: 'flex', flexDirection: 'column'}}>
      <DataGridPro
        aria-label={`Lines of order ${order.id}`}
        rows={order.lines}
        columns={lineColumns}
        processRowUpdate={saveLine}
        hideFooter
      />
    </div>
  );
}

const initialState = {detailPanel: {expandedRowIds: new Set([10001])}};

export default function AutoHeightPanel() {
  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
      />
    </div>
  );
}
