import * as React from 'react';
import {QueryClient} from '@tanstack/react-query';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridDataSource,
  type GridDataSourceCache,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import {createCatalog, type CatalogNode} from '../../data/catalog';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const server = createServer(createCatalog());

const columns: GridColDef<CatalogNode>[] = [
  {field: 'stock', headerName: 'Stock', type: 'number', width: 90},
  {field: 'status', headerName: 'Status', width: 110},
];

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Product',
  flex: 1,
  minWidth: 160,
};

// #region preview
// Unused entries are deleted after a minute.
const queryClient = new QueryClient({defaultOptions: {queries: {gcTime: 60_000}}});

const toKey = ({groupKeys, sortModel, filterModel, start, end}: GridGetRowsParams) =>
  ['catalog', groupKeys, sortModel, filterModel, start, end] as const;

const cache: GridDataSourceCache = {
  set: (params, response) => {
    queryClient.setQueryData(toKey(params), response);
  },
  get: (params) => queryClient.getQueryData(toKey(params)),
  clear: () => queryClient.removeQueries({queryKey: ['catalog']}),
};
// #endregion

export default function QueryCache() {
  const [requests, setRequests] = React.useState(0);

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: async ({groupKeys = [], sortModel, filterModel}) => {
        setRequests((prev) => prev + 1);
        const path = groupKeys;
        const {rows} = await server.children({path, sortModel, filterModel});
        return {rows};
      },
      getGroupKey: (row) => row.groupKey,
      getChildrenCount: (row) => row.descendantCount,
    }),
    [],
  );

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 500}}>
      <ServerControls requests={requests} onClearCache={cache.clear} />
      <DataGridPro
        aria-label="Catalog"
        treeData
        columns={columns}
        groupingColDef={groupingColDef}
        dataSource={dataSource}
        dataSourceCache={cache}
      />
    </div>
  );
}
