import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import {createInventory, type InventoryItem} from '../../data/inventory';

const rows = createInventory(100);

const columns: GridColDef<InventoryItem>[] = [
  {field: 'product', headerName: 'Product', editable: true, flex: 1, minWidth: 130},
  {field: 'stock', headerName: 'Stock', type: 'number', editable: true, width: 120},
];

export default function BulkPaste() {
  // #region preview
  // A row: {id: 'FUR-1001', product: 'Filing cabinet', stock: 25, …}
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(0);
  const originalsRef = React.useRef(new Map<GridRowId, InventoryItem>());

  // The grid also calls it for each pasted row.
  const processRowUpdate = (newRow: InventoryItem, oldRow: InventoryItem) => {
    if (!originalsRef.current.has(newRow.id)) {
      originalsRef.current.set(newRow.id, oldRow);
    }
    setCount(originalsRef.current.size);
    return newRow;
  };
  const finish = (undo: boolean) => {
    const originals = [...originalsRef.current.values()];
    originalsRef.current.clear();
    apiRef.current?.updateRows(undo ? originals : originals.map(({id}) => ({id})));
    setCount(0);
  };
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 1, mb: 1}}>
        <Button disabled={count === 0} onClick={() => finish(false)}>
          Save {count} rows
        </Button>
        <Button disabled={count === 0} onClick={() => finish(true)}>
          Discard
        </Button>
      </Stack>
      <div style={{height: 400}}>
        <DataGridPremium
          aria-label="Inventory"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          ignoreValueFormatterDuringExport
          processRowUpdate={processRowUpdate}
          getRowClassName={({id}) => (originalsRef.current.has(id) ? 'changed' : '')}
          sx={{'& .changed': {backgroundColor: 'rgba(255, 193, 7, 0.24)'}}}
        />
      </div>
    </div>
  );
}
