import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

// #region preview
interface Stop {
  id: number;
  port: string;
  minutes: number;
}

const stops: Stop[] = [
  {id: 1, port: 'Harbor', minutes: 20},
  {id: 2, port: 'Lighthouse', minutes: 5},
  {id: 3, port: 'Gull Island', minutes: 10},
];

const columns: GridColDef<Stop>[] = [
  {field: 'port', headerName: 'Port', flex: 1, minWidth: 120, editable: true},
  {
    field: 'minutes',
    headerName: 'Stay (min)',
    type: 'number',
    width: 110,
    editable: true,
  },
];

const key = 'docs-pasted-stops';

function readStops(): Stop[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as Stop[];
  } catch {
    return stops; // nothing stored, or no storage in this browser
  }
}

export default function SavePastedRows() {
  const [rows, setRows] = React.useState(stops);
  const [error, setError] = React.useState('');
  const latest = React.useRef(rows);

  const save = (newRows: Stop[]) => {
    latest.current = newRows;
    setRows(newRows);
    try {
      sessionStorage.setItem(key, JSON.stringify(newRows));
    } catch {
      setError('This browser can’t store the rows.');
    }
  };

  React.useEffect(() => {
    latest.current = readStops();
    setRows(latest.current);
  }, []);

  const processRowUpdate = (newRow: Stop) => {
    if (!(newRow.minutes > 0)) {
      throw new Error(`The stay at ${newRow.port} must be longer than 0 minutes.`);
    }
    save(latest.current.map((row) => (row.id === newRow.id ? newRow : row)));
    setError('');
    return newRow;
  };

  return (
    <div style={{width: '100%'}}>
      <Button onClick={() => save(stops)}>Reset the rows</Button>
      {error && <Alert severity="error">{error}</Alert>}
      <div style={{height: 340}}>
        <DataGridPremium
          aria-label="Stops of the island line"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          ignoreValueFormatterDuringExport
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
        />
      </div>
    </div>
  );
}
// #endregion
