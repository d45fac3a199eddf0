import {DataGrid, GridToolbarContainer, GridToolbarExport} from '@mui/x-data-grid';
import {columns} from '../data/columns';
import {departures} from '../data/departures';

// #region preview
function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport
        csvOptions={{fileName: 'timetable', delimiter: ';', utf8WithBom: true}}
        printOptions={{hideFooter: true, hideToolbar: true}}
      />
    </GridToolbarContainer>
  );
}

const slots = {toolbar: Toolbar};

export default function ExportedGrid() {
  return (
    <div style={{height: 340, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        slots={slots}
      />
    </div>
  );
}
// #endregion
