import * as React from 'react';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {field: 'player', headerName: 'Player', editable: true, width: 130},
  {field: 'instrument', headerName: 'Instrument', editable: true, width: 130},
];

const rows = [
  {id: 1, player: 'Nora', instrument: 'Cello'},
  {id: 2, player: 'Emil', instrument: 'Oboe'},
];

export default function EventLog() {
  const [log, setLog] = React.useState(['Edit a cell.']);
  const add = (line: string) => setLog((old) => [line, ...old].slice(0, 4));

  return (
    <div style={{width: '100%'}}>
      <div style={{height: 250}}>
        <DataGrid
          aria-label="Orchestra"
          rows={rows}
          columns={columns}
          onCellEditStart={({field, reason}) =>
            add(`cellEditStart: ${field}, ${reason}`)
          }
          onCellEditStop={({field, reason}) => add(`cellEditStop: ${field}, ${reason}`)}
        />
      </div>
      <pre role="log" aria-label="Events" style={{height: 110, marginBottom: 0}}>
        {log.join('\n')}
      </pre>
    </div>
  );
}
// #endregion
