import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(4);

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'product', headerName: 'Product', width: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
];

function ExportToolbar() {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  return (
    <Toolbar>
      <Tooltip title="Export">
        <ToolbarButton
          ref={buttonRef}
          id="orders-export"
          aria-controls={open ? 'orders-export-menu' : undefined}
          aria-haspopup="true"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <FileDownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        id="orders-export-menu"
        anchorEl={() => buttonRef.current!}
        open={open}
        onClose={close}
        slotProps={{list: {'aria-labelledby': 'orders-export'}}}
      >
        <ExportCsv render={<MenuItem />} onClick={close}>
          Download as CSV
        </ExportCsv>
        <ExportExcel
          render={<MenuItem />}
          onClick={close}
          options={{fileName: 'orders'}}
        >
          Download as Excel
        </ExportExcel>
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
      </Menu>
    </Toolbar>
  );
}

const slots = {toolbar: ExportToolbar};

export default function ExportMenu() {
  return (
    <div style={{height: 540, width: '100%'}}>
      <DataGridPremium
        label="Orders"
        rows={rows}
        columns={columns}
        density="compact"
        slots={slots}
        showToolbar
      />
    </div>
  );
}
// #endregion
