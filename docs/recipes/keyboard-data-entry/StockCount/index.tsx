import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';
import {createInventory, type InventoryItem} from '../../../data/inventory';
import {createEntryKeys} from './createEntryKeys';

interface StockItem extends InventoryItem {
  counted: number | null;
  note: string;
}

const items = createInventory(8).map((item): StockItem => ({
  ...item,
  counted: null,
  note: '',
}));

// #region preview
// A row: {id: 'FUR-1001', product: 'Filing cabinet', counted: null, note: '', …}
const columns: GridColDef<StockItem>[] = [
  {field: 'id', headerName: 'SKU', width: 100},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 150},
  {field: 'counted', headerName: 'Counted', type: 'number', editable: true, width: 90},
  {
    field: 'difference',
    headerName: 'Difference',
    type: 'number',
    valueGetter: (_, {counted, stock}) => (counted === null ? null : counted - stock),
  },
  {field: 'note', headerName: 'Note', editable: true, flex: 1, minWidth: 130},
];

export default function StockCount() {
  const apiRef = useGridApiRef();
  const handleCellKeyDown = React.useMemo(() => createEntryKeys(apiRef), [apiRef]);
  // #endregion
  const [rows, setRows] = React.useState(items);
  const countedRows = rows.filter(({counted}) => counted !== null);

  const processRowUpdate = React.useCallback((newRow: StockItem) => {
    setRows((prev) => prev.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  }, []);

  return (
    <div>
      <div style={{height: 474}}>
        <DataGrid
          aria-label="Stock count"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          onCellKeyDown={handleCellKeyDown}
          processRowUpdate={processRowUpdate}
          disableColumnSorting
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{mt: 1}}>
        {countedRows.length} of {rows.length} counted
      </Typography>
    </div>
  );
}
