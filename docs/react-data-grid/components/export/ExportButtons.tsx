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
import {createReadings, type Reading} from '../../data/readings';

const rows = createReadings(500);

// #region preview
const columns: GridColDef<Reading>[] = [
  {field: 'instrument', headerName: 'Instrument', width: 120},
  {field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 150},
  {field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 130},
];

function ExportToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Download as CSV">
        <ExportCsv
          render={<ToolbarButton />}
          options={{fileName: 'readings', delimiter: ';'}}
        >
          <FileDownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
      <Tooltip title="Print">
        <ExportPrint
          render={<ToolbarButton />}
          options={{hideToolbar: true, hideFooter: true}}
        >
          <PrintIcon fontSize="small" />
        </ExportPrint>
      </Tooltip>
    </Toolbar>
  );
}

const slots = {toolbar: ExportToolbar};

export default function ExportButtons() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        label="Readings"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
// #endregion
