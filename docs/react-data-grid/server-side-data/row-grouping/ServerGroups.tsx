import * as React from 'react';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../../data/orders';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const server = createServer(createOrders(1_000));

const columns: GridColDef<Order>[] = [
  {field: 'country', headerName: 'Country', width: 130},
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
];

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {width: 210};

export default function ServerGroups() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState(0);
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {rowGrouping: {model: ['country', 'category']}},
  });

  const dataSource: GridDataSource = React.useMemo(
    // #region preview
    // A group: {id: 'group Canada', groupKey: 'Canada', descendantCount: 167, …}
    () => ({
      getRows: async ({groupFields = [], groupKeys = [], sortModel, filterModel}) => {
        setRequests((prev) => prev + 1);
        const {rows, rowCount} = await server.group({
          groupFields, // ['country', 'category']
          groupKeys, // ['Canada'] when users expand Canada
          sortModel,
          filterModel,
        });
        // The row count belongs to the first level only.
        return groupKeys.length === 0 ? {rows, rowCount} : {rows};
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.descendantCount,
    }),
    // #endregion
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
        initialState={initialState}
        groupingColDef={groupingColDef}
      />
    </div>
  );
}
