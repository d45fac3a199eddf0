import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import {createArchive} from '../../../data/archive';
import {createServer} from '../../../data/server';
import {ServerControls} from '../../../data/ServerControls';
import {LevelCell} from './LevelCell';
import {useLevels, type LevelRow} from './useLevels';

// #region preview
const server = createServer(createArchive());

export default function NestedPages() {
  const apiRef = useGridApiRef();
  const [hasFailed, setFailed] = React.useState(false);
  const {opened, toggle, gridProps} = useLevels();

  // A new data source for each level: the grid requests its first page.
  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: ({sortModel, filterModel, paginationModel}) =>
        server.children({
          path: opened.map(({groupKey}) => groupKey),
          sortModel,
          filterModel,
          paginationModel,
        }),
    }),
    [opened],
  );
  const changeLevel = (row: LevelRow) => {
    apiRef.current?.setRows([]); // No row of the old level below the new parents.
    toggle(row);
    // The cell takes the focus along to its new place.
    const unsubscribe = apiRef.current?.subscribeEvent('rowsSet', () => {
      if (apiRef.current?.getRow(row.id)) {
        unsubscribe?.();
        apiRef.current.setCellFocus(row.id, 'groupKey');
      }
    });
  };
  const columns: GridColDef<LevelRow>[] = [
    {
      field: 'groupKey',
      headerName: 'Document',
      flex: 1,
      minWidth: 180,
      renderCell: ({row}) => (
        <LevelCell
          row={row}
          isOpen={opened.some(({id}) => id === row.id)}
          onToggle={() => changeLevel(row)}
        />
      ),
    },
    {field: 'pages', headerName: 'Pages', type: 'number', width: 90},
  ];

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 600}}>
      <ServerControls onFailChange={(fails) => server.setAvailable(!fails)} />
      {hasFailed && (
        <Alert
          severity="error"
          action={
            <Button
              onClick={() => {
                setFailed(false);
                apiRef.current?.dataSource.fetchRows();
              }}
            >
              Try again
            </Button>
          }
        >
          This page couldn’t be loaded.
        </Alert>
      )}
      <DataGridPro
        aria-label="Archive"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        onDataSourceError={() => setFailed(true)}
        onCellKeyDown={({field, row}, event) => {
          if (event.key === ' ' && field === 'groupKey' && row.descendantCount > 0) {
            event.preventDefault(); // Space would scroll and select.
            event.defaultMuiPrevented = true;
            changeLevel(row);
          }
        }}
        {...gridProps}
      />
    </div>
  );
}
// #endregion
