import * as React from 'react';
import {DataGridPro, type GridColDef, type GridDataSource} from '@mui/x-data-grid-pro';
import {createParcels, type Parcel} from '../../data/parcels';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 110},
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130},
];

// #region preview
const server = createServer(createParcels(100));

export default function InfiniteLoading() {
  const [requests, setRequests] = React.useState(0);

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: async ({sortModel, filterModel, start, end}) => {
        setRequests((count) => count + 1);
        const range = {start: Number(start), end};
        const {rows} = await server.list({sortModel, filterModel, range});
        // No count: the grid asks for more until no rows arrive.
        return {rows};
      },
    }),
    [],
  );

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 440}}>
      <ServerControls requests={requests} />
      <DataGridPro
        aria-label="Parcels"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        scrollEndThreshold={120}
        initialState={{pagination: {paginationModel: {pageSize: 15}}}}
      />
    </div>
  );
}
// #endregion
