import * as React from 'react';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../../data/orders';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const server = createServer(createOrders(24), {delay: 100});

const columns: GridColDef<Order>[] = [
  {field: 'category', headerName: 'Category'},
  {field: 'status', headerName: 'Status'},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: {model: ['category', 'status']},
  columns: {columnVisibilityModel: {category: false, status: false}},
};

export default function ExpandedGroups() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState(0);

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: async ({groupFields = [], groupKeys = [], sortModel, filterModel}) => {
        setRequests((prev) => prev + 1);
        const query = {groupFields, groupKeys, sortModel, filterModel};
        const {rows} = await server.group(query);
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
      {/* #region preview */}
      {/* A group: {id: 'group Lighting', groupKey: 'Lighting', descendantCount: 7, …} */}
      <DataGridPremium
        aria-label="Orders"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        defaultGroupingExpansionDepth={-1}
        // {rowGrouping: {model: ['category', 'status']}, …}
        initialState={initialState}
      />
      {/* #endregion */}
    </div>
  );
}
