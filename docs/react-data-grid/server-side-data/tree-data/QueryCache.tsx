import * as React from 'react';
import {QueryClient} from '@tanstack/react-query';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridDataSourceCache,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import {createArchive, type ArchiveNode} from '../../data/archive';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const server = createServer(createArchive());
const columns: GridColDef<ArchiveNode>[] = [
  {field: 'pages', headerName: 'Pages', type: 'number', width: 90},
  {field: 'condition', headerName: 'Condition', width: 110},
];
const groupingColDef = {headerName: 'Document', flex: 1, minWidth: 160};

// #region preview
const queryClient = new QueryClient({defaultOptions: {queries: {gcTime: 60_000}}});

const toKey = ({groupKeys, sortModel, filterModel, start, end}: GridGetRowsParams) => [
  'archive',
  groupKeys,
  sortModel,
  filterModel,
  start,
  end,
];

const cache: GridDataSourceCache = {
  set: (params, response) => {
    queryClient.setQueryData(toKey(params), response);
  },
  get: (params) => queryClient.getQueryData(toKey(params)),
  clear: () => queryClient.removeQueries({queryKey: ['archive']}),
};

export default function QueryCache() {
  const [requests, setRequests] = React.useState(0);

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: async ({groupKeys = [], sortModel, filterModel}) => {
        setRequests((count) => count + 1);
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
        aria-label="Archive"
        treeData
        columns={columns}
        groupingColDef={groupingColDef}
        dataSource={dataSource}
        dataSourceCache={cache}
      />
    </div>
  );
}
// #endregion
