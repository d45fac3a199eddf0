import FileDownloadIcon from '@mui/icons-material/FileDownload';
import PrintIcon from '@mui/icons-material/Print';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import {createTickets, type Ticket} from '../../../data/tickets';

const rows = createTickets(100);

const columns: GridColDef<Ticket>[] = [
  {field: 'id', headerName: 'Ticket', width: 90},
  {field: 'subject', headerName: 'Subject', flex: 1, minWidth: 180},
  {field: 'status', headerName: 'Status', width: 110},
];

// #region preview
const csvOptions = {fileName: 'tickets', delimiter: ';'};
const printOptions = {hideToolbar: true, hideFooter: true};

function ExportToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Download as CSV">
        <ExportCsv render={<ToolbarButton />} options={csvOptions}>
          <FileDownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
      <Tooltip title="Print">
        <ExportPrint render={<ToolbarButton />} options={printOptions}>
          <PrintIcon fontSize="small" />
        </ExportPrint>
      </Tooltip>
    </Toolbar>
  );
}

// Pass it to the grid: <DataGrid slots={slots} showToolbar … />
const slots = {toolbar: ExportToolbar};
// #endregion

export default function ExportButtons() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        label="Tickets"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
