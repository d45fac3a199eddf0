import * as React from 'react';
import {DataGrid, useGridApiRef, type GridApi, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 10001, customer: 'Alder Clinics', total: 549},
  {id: 10002, customer: 'Cedar Health', total: 1156},
  {id: 10003, customer: 'Hudson Hotels', total: 238},
];

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

// #region preview
const NAMES = ['columnHeaderClick', 'sortModelChange', 'rowClick', 'menuOpen'] as const;

function useEventLog(apiRef: React.RefObject<GridApi | null>) {
  const [log, setLog] = React.useState<string[]>([]);

  React.useEffect(() => {
    const cleanups = NAMES.map((name) =>
      apiRef.current?.subscribeEvent(name, () =>
        setLog((prev) => [name, ...prev].slice(0, 4)),
      ),
    );
    return () => cleanups.forEach((cleanup) => cleanup?.());
  }, [apiRef]);

  return log;
}
// #endregion

export default function EventLog() {
  const apiRef = useGridApiRef();
  const log = useEventLog(apiRef);

  return (
    <div style={{width: '100%'}}>
      <div style={{height: 320}}>
        <DataGrid aria-label="Orders" apiRef={apiRef} rows={rows} columns={columns} />
      </div>
      <p role="log">
        {log.length > 0
          ? log.join(' ← ')
          : 'Click a header or a row, or open a column menu.'}
      </p>
    </div>
  );
}
