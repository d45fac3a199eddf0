import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Tooltip from '@mui/material/Tooltip';
import {
  ColumnsPanelTrigger,
  DataGrid,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import {createInvoices, type Invoice} from '../../../data/invoices';

const rows = createInvoices(100);

const columns: GridColDef<Invoice>[] = [
  {field: 'id', headerName: 'Invoice', width: 110},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'amount', headerName: 'Amount', type: 'number', width: 110},
  {field: 'status', headerName: 'Status', width: 100},
];

// #region preview
function ColumnsToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}

// Pass it to the grid: <DataGrid slots={slots} showToolbar … />
const slots = {toolbar: ColumnsToolbar};
// #endregion

export default function ColumnsButton() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        label="Invoices"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
