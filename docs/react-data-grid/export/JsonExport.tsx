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
} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
function getJson(apiRef: React.RefObject<GridApi>) {
  const fields = gridVisibleColumnFieldsSelector(apiRef);
  const rows = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
    Object.fromEntries(
      fields.map((field) => [field, apiRef.current.getCellParams(id, field).value]),
    ),
  );
  return JSON.stringify(rows, null, 2);
}

function download(blob: Blob, fileName: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

function ExportToolbar() {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  const handleJson = () => {
    download(
      new Blob([getJson(apiRef)], {type: 'application/json'}),
      'departures.json',
    );
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
        <MenuItem onClick={handleJson}>Download as JSON</MenuItem>
      </Menu>
    </Toolbar>
  );
}

export default function JsonExport() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        slots={{toolbar: ExportToolbar}}
        showToolbar
      />
    </div>
  );
}
// #endregion
