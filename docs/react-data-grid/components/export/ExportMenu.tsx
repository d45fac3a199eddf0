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

const rows = [
  {id: 10001, customer: 'Alder Clinics', product: 'Standing desk', total: 549},
  {id: 10002, customer: 'Cedar Health', product: 'Office chair', total: 1156},
  {id: 10003, customer: 'Hudson Hotels', product: 'Floor lamp', total: 238},
  {id: 10004, customer: 'Elmont Bank', product: '27-inch monitor', total: 2274},
];

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'product', headerName: 'Product', width: 160},
  {field: 'total', headerName: 'Total', type: 'number', width: 100},
];

interface OrdersMenuProps {
  anchorEl: () => HTMLElement;
  open: boolean;
  onClose: () => void;
}

// #region preview
function OrdersMenu(props: OrdersMenuProps) {
  return (
    <Menu
      {...props}
      id="orders-menu"
      slotProps={{list: {'aria-labelledby': 'orders-menu-button'}}}
    >
      <ExportCsv render={<MenuItem />} onClick={props.onClose}>
        Download as CSV
      </ExportCsv>
      <ExportExcel render={<MenuItem />} onClick={props.onClose}>
        Download as Excel
      </ExportExcel>
      <ExportPrint render={<MenuItem />} onClick={props.onClose}>
        Print
      </ExportPrint>
    </Menu>
  );
}
// #endregion

function ExportToolbar() {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  return (
    <Toolbar>
      <Tooltip title="Export">
        <ToolbarButton
          ref={buttonRef}
          id="orders-menu-button"
          aria-controls={open ? 'orders-menu' : undefined}
          aria-haspopup="true"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <FileDownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <OrdersMenu
        anchorEl={() => buttonRef.current!}
        open={open}
        onClose={() => setOpen(false)}
      />
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
