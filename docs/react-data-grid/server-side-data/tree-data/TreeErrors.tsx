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
import {crew, type CrewMember} from '../../data/crew';
import {createServer} from '../../data/server';
import {ServerControls} from '../../data/ServerControls';

const columns: GridColDef<CrewMember>[] = [
  {field: 'role', headerName: 'Role', width: 140},
  {field: 'hours', headerName: 'Hours', type: 'number', width: 80},
];
const groupingColDef = {headerName: 'Crew', flex: 1, minWidth: 160};

// #region preview
const server = createServer(crew, {delay: 700});

const dataSource: GridDataSource = {
  getRows: async ({groupKeys = [], sortModel, filterModel}) => {
    const {rows} = await server.children({path: groupKeys, sortModel, filterModel});
    return {rows};
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.descendantCount,
};

export default function TreeErrors() {
  const apiRef = useGridApiRef();
  const [failed, setFailed] = React.useState<string[] | null>(null);

  const showError: DataGridProProps['onDataSourceError'] = (error) => {
    if (error instanceof GridGetRowsError) {
      const {groupKeys = []}: GridGetRowsParams = error.params;
      setFailed(groupKeys);
    }
  };
  const fetchAgain = () => {
    setFailed(null);
    apiRef.current?.dataSource.fetchRows();
  };
  const isRootMissing = failed?.length === 0;

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 500}}>
      <ServerControls
        onFailChange={(fails) => server.setAvailable(!fails)}
        onRefetch={fetchAgain}
      />
      {failed && (
        <Alert
          severity="error"
          onClose={isRootMissing ? undefined : () => setFailed(null)}
          action={isRootMissing && <Button onClick={fetchAgain}>Try again</Button>}
        >
          {isRootMissing
            ? 'The vessels couldn’t be loaded.'
            : `${failed.join(' / ')} couldn’t be loaded. Expand it again.`}
        </Alert>
      )}
      <DataGridPro
        aria-label="Crew"
        apiRef={apiRef}
        treeData
        columns={columns}
        groupingColDef={groupingColDef}
        dataSource={dataSource}
        dataSourceCache={null}
        onDataSourceError={showError}
        localeText={{noRowsLabel: isRootMissing ? '' : 'No vessels'}}
      />
    </div>
  );
}
// #endregion
