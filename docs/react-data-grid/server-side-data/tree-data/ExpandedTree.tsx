import * as React from 'react';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const employees = [
  {id: 1, path: ['Austin'], jobTitle: ''},
  {id: 2, path: ['Austin', 'Sales'], jobTitle: ''},
  {id: 3, path: ['Austin', 'Sales', 'Diego Silva'], jobTitle: 'Account executive'},
  {id: 4, path: ['Austin', 'Sales', 'Zoe Fischer'], jobTitle: 'Sales manager'},
  {id: 5, path: ['Austin', 'Support'], jobTitle: ''},
  {id: 6, path: ['Austin', 'Support', 'Leila Khan'], jobTitle: 'Support specialist'},
  {id: 7, path: ['Toronto'], jobTitle: ''},
  {id: 8, path: ['Toronto', 'Engineering'], jobTitle: ''},
  {id: 9, path: ['Toronto', 'Engineering', 'Maya Chen'], jobTitle: 'QA engineer'},
  {id: 10, path: ['Toronto', 'Engineering', 'Liam Kim'], jobTitle: 'Software engineer'},
];

const server = createServer(employees, {delay: 100});

const columns: GridColDef[] = [
  {field: 'jobTitle', headerName: 'Job title', width: 150},
];

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Employee',
  flex: 1,
  minWidth: 170,
};

export default function ExpandedTree() {
  const apiRef = useGridApiRef();
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
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 540}}>
      <ServerControls
        requests={requests}
        onRefetch={() => apiRef.current?.dataSource.fetchRows()}
        onClearCache={() => apiRef.current?.dataSource.cache.clear()}
      />
      {/* #region preview */}
      {/* A row: {id: 3, path: ['Austin', 'Sales', 'Diego Silva'], jobTitle: '…'} */}
      <DataGridPro
        aria-label="Employees by office and department"
        apiRef={apiRef}
        treeData
        columns={columns}
        groupingColDef={groupingColDef}
        dataSource={dataSource}
        defaultGroupingExpansionDepth={-1}
      />
      {/* #endregion */}
    </div>
  );
}
