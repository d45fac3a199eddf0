import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
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

const server = createServer(employees, {delay: 700});

const columns: GridColDef[] = [
  {field: 'jobTitle', headerName: 'Job title', width: 150},
];

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Employee',
  flex: 1,
  minWidth: 170,
};

const dataSource: GridDataSource = {
  getRows: async ({groupKeys = [], sortModel, filterModel}) => {
    const {rows} = await server.children({path: groupKeys, sortModel, filterModel});
    return {rows};
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.descendantCount,
};

export default function TreeErrors() {
  // #region preview
  const apiRef = useGridApiRef();
  // The keys of the level that failed, such as ['Austin'], or [] for the first level.
  const [failedKeys, setFailedKeys] = React.useState<string[] | null>(null);

  const handleError: DataGridProProps['onDataSourceError'] = (error) => {
    if (error instanceof GridGetRowsError) {
      const {groupKeys = []}: GridGetRowsParams = error.params;
      setFailedKeys(groupKeys);
    }
  };

  const fetchFirstLevel = () => {
    setFailedKeys(null);
    apiRef.current?.dataSource.fetchRows();
  };
  // #endregion

  const handleRetry = () => {
    fetchFirstLevel();
    // The button disappears.
    apiRef.current?.setColumnHeaderFocus('jobTitle');
  };

  const hasNoRows = failedKeys?.length === 0;

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 500}}>
      <ServerControls
        onFailChange={(fails) => server.setAvailable(!fails)}
        onRefetch={fetchFirstLevel}
      />
      {failedKeys && (
        <Alert
          severity="error"
          onClose={hasNoRows ? undefined : () => setFailedKeys(null)}
          action={
            hasNoRows && (
              <Button color="inherit" onClick={handleRetry}>
                Try again
              </Button>
            )
          }
        >
          {hasNoRows
            ? 'Couldn’t load the offices.'
            : `Couldn’t load ${failedKeys.join(' / ')}. Expand the row again.`}
        </Alert>
      )}
      <DataGridPro
        aria-label="Employees by office and department"
        apiRef={apiRef}
        treeData
        columns={columns}
        groupingColDef={groupingColDef}
        dataSource={dataSource}
        dataSourceCache={null}
        onDataSourceError={handleError}
        localeText={{noRowsLabel: hasNoRows ? '' : 'No offices'}}
      />
    </div>
  );
}
