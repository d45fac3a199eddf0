import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import {createInventory, type InventoryItem} from '../../../data/inventory';
import {useHistory, type Change} from './useHistory';

const ITEMS = createInventory(6);

type EditableField = 'stock' | 'reorderPoint';

const LABELS: Record<EditableField, string> = {
  stock: 'Stock',
  reorderPoint: 'Reorder point',
};
const FIELDS = Object.keys(LABELS) as EditableField[];

const columns: GridColDef<InventoryItem>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 150},
  ...FIELDS.map<GridColDef<InventoryItem>>((field) => ({
    field,
    headerName: LABELS[field],
    type: 'number',
    editable: true,
    width: 130,
  })),
];

export default function StockSheet() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');
  // #region preview
  // A row: {id: 'FUR-1001', product: 'Filing cabinet', stock: 25, reorderPoint: 60, …}
  const {rows, edit, undo, redo, canUndo, canRedo} = useHistory(ITEMS);

  const processRowUpdate = (after: InventoryItem, before: InventoryItem) => {
    // The grid also calls it if users leave the cell without a change.
    if (FIELDS.some((field) => after[field] !== before[field])) {
      edit({before, after});
    }
    return after;
  };

  const handleCellKeyDown: GridEventListener<'cellKeyDown'> = ({cellMode}, event) => {
    // In an input, the browser undoes what users have typed.
    const key = event.key.toLowerCase();
    const isShortcut = (event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y');
    if (cellMode === 'view' && isShortcut) {
      event.preventDefault();
      event.defaultMuiPrevented = true;
      const isRedo = key === 'y' || event.shiftKey;
      show(isRedo ? redo() : undo(), isRedo ? 'after' : 'before');
    }
  };
  // #endregion

  /** Scrolls to the cell that has changed, and focuses it. */
  function show(change: Change<InventoryItem> | undefined, state: 'before' | 'after') {
    const api = apiRef.current;
    const field = FIELDS.find((key) => change?.before[key] !== change?.after[key]);
    if (api && change && field) {
      const {id, product, [field]: value} = change[state];
      api.scrollToIndexes({
        rowIndex: api.getRowIndexRelativeToVisibleRows(id),
        colIndex: api.getColumnIndex(field),
      });
      api.setCellFocus(id, field);
      setMessage(`${LABELS[field]} of ${product}: ${value}`);
    }
  }

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" spacing={1} sx={{alignItems: 'center'}}>
        <Button
          disabled={!canUndo}
          aria-keyshortcuts="Control+Z"
          onClick={() => show(undo(), 'before')}
        >
          Undo
        </Button>
        <Button
          disabled={!canRedo}
          aria-keyshortcuts="Control+Shift+Z"
          onClick={() => show(redo(), 'after')}
        >
          Redo
        </Button>
        <span role="status">{message}</span>
      </Stack>
      <div style={{height: 372}}>
        <DataGrid
          aria-label="Inventory"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onCellKeyDown={handleCellKeyDown}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </Stack>
  );
}
