import * as React from 'react';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../../data/parcels';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

// #region preview
const server = createServer(createParcels(1_000));

const columns: GridColDef<Parcel>[] = [
  {field: 'country', headerName: 'Country', width: 110},
  {field: 'service', headerName: 'Service', width: 110},
  {field: 'recipient', headerName: 'Recipient', width: 150},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
];

export default function ServerGroups() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState(0);
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {rowGrouping: {model: ['country', 'service']}},
  });

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: async ({groupFields = [], groupKeys = [], sortModel, filterModel}) => {
        setRequests((count) => count + 1);
        // Groups: {id: 'group Norway', groupKey: 'Norway', descendantCount: 142, …}
        const {rows, rowCount} = await server.group({
          groupFields,
          groupKeys,
          sortModel,
          filterModel,
        });
        return groupKeys.length === 0 ? {rows, rowCount} : {rows};
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.descendantCount,
    }),
    [],
  );

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 520}}>
      <ServerControls
        requests={requests}
        onClearCache={() => apiRef.current?.dataSource.cache.clear()}
      />
      <DataGridPremium
        aria-label="Parcels"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        initialState={initialState}
        groupingColDef={{width: 190}}
      />
    </div>
  );
}
// #endregion
