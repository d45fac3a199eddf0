import * as React from 'react';
import * as ReactDOM from 'react-dom';
import Button from '@mui/material/Button';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

const fetchParcels = () =>
  new Promise<Parcel[]>((resolve) => {
    setTimeout(() => resolve(createParcels(100)), 1000);
  });

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient'},
  {field: 'id', headerName: 'Parcel'},
  {field: 'status', headerName: 'Status'},
];

export default function AutosizeAfterFetch() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Parcel[]>([]);
  const [loading, setLoading] = React.useState(false);

  const load = async () => {
    setLoading(true);
    const parcels = await fetchParcels();
    // Render the rows now…
    ReactDOM.flushSync(() => {
      setRows(parcels);
      setLoading(false);
    });
    // …and measure them after the grid has updated its cells
    setTimeout(() => apiRef.current?.autosizeColumns({includeHeaders: true}), 0);
  };

  return (
    <div style={{width: '100%'}}>
      <Button variant="outlined" onClick={load} disabled={loading}>
        Fetch parcels
      </Button>
      <div style={{height: 372, marginTop: 8}}>
        <DataGrid
          aria-label="Parcels"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
        />
      </div>
    </div>
  );
}
// #endregion
