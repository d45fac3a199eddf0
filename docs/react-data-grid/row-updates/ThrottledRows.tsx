import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGridPro, useGridApiRef, type GridColDef} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  {field: 'server', headerName: 'Server', flex: 1, minWidth: 120},
  {field: 'requests', headerName: 'Requests', type: 'number', width: 120},
  {field: 'latency', headerName: 'Latency (ms)', type: 'number', width: 120},
];

// #region preview
const servers = [
  {id: 0, server: 'us-east', requests: 0, latency: 40},
  {id: 1, server: 'us-west', requests: 0, latency: 40},
  {id: 2, server: 'eu-central', requests: 0, latency: 40},
];

export default function ThrottledRows() {
  const apiRef = useGridApiRef();
  const [isLive, setIsLive] = React.useState(false);

  React.useEffect(() => {
    let requests = 0;
    const receive = () => {
      requests += 1;
      const latency = Math.round(40 + 20 * Math.sin(requests / 80));
      apiRef.current?.updateRows([{id: requests % 3, requests, latency}]);
    };
    const feed = isLive ? setInterval(receive, 10) : undefined;
    return () => clearInterval(feed);
  }, [apiRef, isLive]);
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch checked={isLive} onChange={(_event, checked) => setIsLive(checked)} />
        }
        label="Receive 100 messages per second"
      />
      <div style={{height: 268}}>
        <DataGridPro
          aria-label="Server load"
          apiRef={apiRef}
          rows={servers}
          columns={columns}
          throttleRowsMs={2000}
        />
      </div>
    </div>
  );
}
