import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiContext,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

// #region preview
interface Line {
  id: number;
  item: string;
  pieces: number;
}
interface Order {
  id: number;
  customer: string;
  lines: Line[];
}

const rows: Order[] = [
  {
    id: 1,
    customer: 'Blue Fjord Lines',
    lines: [{id: 1, item: 'Mooring rope', pieces: 4}],
  },
  {id: 2, customer: 'Coastal Tours', lines: [{id: 1, item: 'Life jacket', pieces: 60}]},
];

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {
    field: 'lines',
    headerName: 'Lines',
    type: 'number',
    valueGetter: (lines: Line[]) => lines.length,
  },
];

const lineColumns: GridColDef<Line>[] = [
  {field: 'item', headerName: 'Item', flex: 1, minWidth: 120, editable: true},
  {field: 'pieces', headerName: 'Pieces', type: 'number', editable: true},
];

function OrderLines({order}: {order: Order}) {
  const apiRef = useGridApiContext();
  const save = (lines: Line[]) => apiRef.current.updateRows([{...order, lines}]);
  const nextId = Math.max(0, ...order.lines.map((line) => line.id)) + 1;

  return (
    <Box sx={{p: 2}}>
      <Button
        onClick={() => save([...order.lines, {id: nextId, item: 'Fender', pieces: 1}])}
      >
        Add a line
      </Button>
      <Button
        disabled={!order.lines.length}
        onClick={() => save(order.lines.slice(0, -1))}
      >
        Delete the last line
      </Button>
      <Box sx={{display: 'flex', flexDirection: 'column', minHeight: 110}}>
        <DataGridPro
          aria-label={`Lines for ${order.customer}`}
          rows={order.lines}
          columns={lineColumns}
          hideFooter
          processRowUpdate={(line) => {
            save(order.lines.map((old) => (old.id === line.id ? line : old)));
            return line;
          }}
        />
      </Box>
    </Box>
  );
}

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] = ({
  row,
}) => <OrderLines order={row} />;
const getDetailPanelHeight = () => 'auto' as const;

export default function AutoHeightPanel() {
  return (
    <Box sx={{height: 520, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{detailPanel: {expandedRowIds: new Set([1])}}}
      />
    </Box>
  );
}
// #endregion
