import * as React from 'react';
import {DataGrid, type GridColDef, type GridEventListener} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', editable: true, width: 140},
  {field: 'jobTitle', headerName: 'Job title', editable: true, width: 170},
];

const rows = [
  {id: 1, name: 'Maya Chen', jobTitle: 'Software engineer'},
  {id: 2, name: 'Diego Silva', jobTitle: 'Account executive'},
];

export default function EventLog() {
  // #region preview
  // A row: {id: 1, name: 'Maya Chen', jobTitle: 'Software engineer'}
  const [log, setLog] = React.useState(['Edit a cell.']);
  const add = (line: string) => setLog((prev) => [line, ...prev].slice(0, 4));

  // Pass the handlers to `onCellEditStart` and `onCellEditStop`.
  const handleStart: GridEventListener<'cellEditStart'> = ({id, field, reason}) =>
    add(`cellEditStart: row ${id}, ${field}, ${reason}`);

  const handleStop: GridEventListener<'cellEditStop'> = ({id, field, reason}) =>
    add(`cellEditStop: row ${id}, ${field}, ${reason}`);
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <div style={{height: 162}}>
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={columns}
          onCellEditStart={handleStart}
          onCellEditStop={handleStop}
          hideFooter
        />
      </div>
      <pre role="log" aria-label="Events" style={{height: 110, marginBottom: 0}}>
        {log.join('\n')}
      </pre>
    </div>
  );
}
