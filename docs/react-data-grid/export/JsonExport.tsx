import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import DownloadIcon from '@mui/icons-material/Download';
import {
  DataGrid,
  ExportCsv,
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import {createInventory, type InventoryItem} from '../../data/inventory';

const rows = createInventory(60);

const columns: GridColDef<InventoryItem>[] = [
  {field: 'id', headerName: 'SKU', width: 100},
  {field: 'product', headerName: 'Product', width: 170},
  {field: 'warehouse', headerName: 'Warehouse', width: 110},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 90},
];

// #region preview
// A row: {id: 'FUR-1001', product: 'Filing cabinet', stock: 25, …}
function createJson(apiRef: React.RefObject<GridApi>) {
  const fields = gridVisibleColumnFieldsSelector(apiRef);
  const items = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
    Object.fromEntries(
      fields.map((field) => [field, apiRef.current.getCellValue(id, field)]),
    ),
  );
  return new Blob([JSON.stringify(items, null, 2)], {type: 'application/json'});
}

function download(blob: Blob, fileName: string) {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), {href, download: fileName}).click();
  setTimeout(() => URL.revokeObjectURL(href));
}
// #endregion

function ExportToolbar() {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  const downloadJson = () => {
    download(createJson(apiRef), 'inventory.json');
    close();
  };

  return (
    <Toolbar>
      <ToolbarButton
        aria-label="Export"
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DownloadIcon fontSize="small" />
      </ToolbarButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        <ExportCsv render={<MenuItem />} onClick={close}>
          Download as CSV
        </ExportCsv>
        <MenuItem onClick={downloadJson}>Download as JSON</MenuItem>
      </Menu>
    </Toolbar>
  );
}

const slots = {toolbar: ExportToolbar};

export default function JsonExport() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGrid
        aria-label="Inventory"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
