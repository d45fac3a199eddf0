import * as React from 'react';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import {createArchive, type ArchiveNode} from '../../data/archive';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

// #region preview
// {id: 'Letters / 1860s', path: ['Letters', '1860s'], shelf: 'Room 3', …}
const server = createServer(createArchive());

const columns: GridColDef<ArchiveNode>[] = [
  {field: 'pages', headerName: 'Pages', type: 'number', width: 90},
  {field: 'shelf', headerName: 'Shelf', width: 110, editable: true},
];
const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Document',
  flex: 1,
  minWidth: 170,
};

export default function ServerTree() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState(0);

  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: async ({groupKeys = [], sortModel, filterModel, paginationModel}) => {
        setRequests((count) => count + 1);
        const isRoot = groupKeys.length === 0;
        const {rows, rowCount} = await server.children({
          path: groupKeys,
          sortModel,
          filterModel,
          // Pages and their number belong to the first level.
          paginationModel: isRoot ? paginationModel : undefined,
        });
        return isRoot ? {rows, rowCount} : {rows};
      },
      getGroupKey: (row) => row.path.at(-1),
      getChildrenCount: (row) => row.descendantCount,
      updateRow: async ({updatedRow}) => server.update(updatedRow as ArchiveNode),
    }),
    [],
  );

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 520}}>
      <ServerControls
        requests={requests}
        onClearCache={() => apiRef.current?.dataSource.cache.clear()}
      />
      <DataGridPro
        aria-label="Archive"
        apiRef={apiRef}
        treeData
        columns={columns}
        groupingColDef={groupingColDef}
        dataSource={dataSource}
        pagination
        pageSizeOptions={[5]}
        initialState={{
          pagination: {paginationModel: {pageSize: 5}, rowCount: 0},
        }}
      />
    </div>
  );
}
// #endregion
