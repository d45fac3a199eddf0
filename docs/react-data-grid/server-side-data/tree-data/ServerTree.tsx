import * as React from 'react';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import {createCatalog, type CatalogNode} from '../../data/catalog';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const server = createServer(createCatalog());

const columns: GridColDef<CatalogNode>[] = [
  {field: 'stock', headerName: 'Stock', type: 'number', width: 90},
  {field: 'warehouse', headerName: 'Warehouse', width: 110, editable: true},
];

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Product',
  flex: 1,
  minWidth: 170,
};

export default function ServerTree() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState(0);

  const dataSource: GridDataSource = React.useMemo(
    // #region preview
    // A row: {id: 'Chairs / Alto', path: ['Chairs', 'Alto'], descendantCount: 12, …}
    () => ({
      getRows: async ({groupKeys = [], paginationModel, sortModel, filterModel}) => {
        setRequests((prev) => prev + 1);
        const isFirstLevel = groupKeys.length === 0;
        const {rows, rowCount} = await server.children({
          path: groupKeys, // For example ['Chairs', 'Alto']
          sortModel,
          filterModel,
          paginationModel: isFirstLevel ? paginationModel : undefined,
        });
        // The row count belongs to the first level only.
        return isFirstLevel ? {rows, rowCount} : {rows};
      },
      getGroupKey: (row) => row.path.at(-1),
      getChildrenCount: (row) => row.descendantCount,
      updateRow: ({updatedRow}) => server.update(updatedRow as CatalogNode),
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
      <DataGridPro
        aria-label="Catalog"
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
