import * as React from 'react';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import {crew, type CrewMember} from '../../data/crew';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const columns: GridColDef<CrewMember>[] = [
  {field: 'role', headerName: 'Role', width: 140},
];
const groupingColDef = {headerName: 'Crew', flex: 1, minWidth: 170};

// #region preview
const server = createServer(crew, {delay: 100});

export default function ExpandedTree() {
  const apiRef = useGridApiRef();
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
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 540}}>
      <ServerControls
        requests={requests}
        onRefetch={() => apiRef.current?.dataSource.fetchRows()}
        onClearCache={() => apiRef.current?.dataSource.cache.clear()}
      />
      <DataGridPro
        aria-label="Crew"
        apiRef={apiRef}
        treeData
        columns={columns}
        groupingColDef={groupingColDef}
        dataSource={dataSource}
        defaultGroupingExpansionDepth={-1}
      />
    </div>
  );
}
// #endregion
