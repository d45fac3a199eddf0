import * as React from 'react';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const columns: GridColDef<Order>[] = [
  {field: 'port', headerName: 'Port'},
  {field: 'status', headerName: 'Status'},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
];

// #region preview
const server = createServer(createOrders(60), {delay: 100});

export default function ExpandedGroups() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState(0);

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: async ({groupFields = [], groupKeys = [], sortModel, filterModel}) => {
        setRequests((count) => count + 1);
        const {rows} = await server.group({
          groupFields,
          groupKeys,
          sortModel,
          filterModel,
        });
        return {rows};
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
        aria-label="Orders"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: {model: ['port', 'status']},
          columns: {columnVisibilityModel: {port: false, status: false}},
        }}
      />
    </div>
  );
}
// #endregion
