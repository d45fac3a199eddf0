import * as React from 'react';
import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createParcels, type Parcel} from '../data/parcels';
import {createServer} from '../data/server';

// #region preview
const parcels = createParcels(1000);
const server = createServer(parcels, {delay: 300});

const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 120},
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 110},
];

// Shown although deprecated: onRowsScrollEnd
export default function InfiniteRows() {
  const [rows, setRows] = React.useState(() => parcels.slice(0, 20));
  const [loading, setLoading] = React.useState(false);

  const loadMore = async () => {
    if (loading || rows.length === parcels.length) {
      return;
    }
    setLoading(true);
    const answer = await server.list({cursor: {after: rows.at(-1)?.id, pageSize: 20}});
    setRows([...rows, ...answer.rows]);
    setLoading(false);
  };

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        loading={loading}
        onRowsScrollEnd={loadMore}
        scrollEndThreshold={200}
        slotProps={{loadingOverlay: {variant: 'linear-progress'}}}
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
// #endregion
