import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGridPro, useGridApiRef, type GridColDef} from '@mui/x-data-grid-pro';

// #region preview
const gauges = [
  {id: 1, harbor: 'Bergen', level: 140, messages: 0},
  {id: 2, harbor: 'Bodo', level: 152, messages: 0},
  {id: 3, harbor: 'Stavanger', level: 131, messages: 0},
];

const columns: GridColDef[] = [
  {field: 'harbor', headerName: 'Harbor', width: 130},
  {field: 'level', headerName: 'Level (cm)', type: 'number', width: 110},
  {field: 'messages', headerName: 'Messages', type: 'number', width: 110},
];

export default function ThrottledRows() {
  const apiRef = useGridApiRef();
  const [receives, setReceives] = React.useState(false);

  React.useEffect(() => {
    if (!receives) {
      return undefined;
    }
    let count = 0;
    const feed = setInterval(() => {
      count += 1;
      const level = Math.round(140 + 30 * Math.sin(count / 80));
      apiRef.current?.updateRows([{id: 1 + (count % 3), level, messages: count}]);
    }, 10);
    return () => clearInterval(feed);
  }, [apiRef, receives]);

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch checked={receives} onChange={(_event, on) => setReceives(on)} />
        }
        label="Receive 100 messages a second"
      />
      <div style={{height: 320}}>
        <DataGridPro
          aria-label="Water levels"
          apiRef={apiRef}
          rows={gauges}
          columns={columns}
          throttleRowsMs={2000}
        />
      </div>
    </div>
  );
}
// #endregion
