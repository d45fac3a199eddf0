import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridEventListener,
} from '@mui/x-data-grid-pro';
import {createCatalog} from '../../../data/catalog';
import {createServer} from '../../../data/server';
import {ServerControls} from '../../../data/ServerControls';
import {LevelCell} from './LevelCell';
import {useLevels, type LevelRow} from './useLevels';

const server = createServer(createCatalog());

export default function NestedPages() {
  const apiRef = useGridApiRef();
  const [hasFailed, setHasFailed] = React.useState(false);

  // #region preview
  // An open row: {id: 'Chairs', path: ['Chairs'], groupKey: 'Chairs', …}
  // `useLevels` returns the open rows, and the pagination and pinned rows in `gridProps`.
  const {openRows, toggle, gridProps} = useLevels();

  // A new data source for each level, so the grid requests the page of this level.
  const dataSource: GridDataSource = React.useMemo(
    () => ({
      getRows: ({sortModel, filterModel, paginationModel}) =>
        server.children({
          path: openRows.map(({groupKey}) => groupKey), // ['Chairs', 'Alto']
          sortModel,
          filterModel,
          paginationModel,
        }),
    }),
    [openRows],
  );
  // #endregion

  const toggleRow = (row: LevelRow) => {
    // Removes the rows of the old level, so that they don't appear below the new parents.
    apiRef.current?.setRows([]);
    toggle(row);
    // The focus follows the row to its new position.
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
      headerName: 'Product',
      flex: 1,
      minWidth: 180,
      renderCell: ({row}) => (
        <LevelCell
          row={row}
          isOpen={openRows.some(({id}) => id === row.id)}
          onToggle={() => toggleRow(row)}
        />
      ),
    },
    {field: 'stock', headerName: 'Stock', type: 'number', width: 90},
  ];

  const handleKeyDown: GridEventListener<'cellKeyDown'> = ({field, row}, event) => {
    if (event.key === ' ' && field === 'groupKey' && row.descendantCount > 0) {
      // By default, Space scrolls the page and selects the row.
      event.preventDefault();
      event.defaultMuiPrevented = true;
      toggleRow(row);
    }
  };

  const fetchAgain = () => {
    setHasFailed(false);
    apiRef.current?.dataSource.fetchRows();
    // The button disappears.
    apiRef.current?.setColumnHeaderFocus('groupKey');
  };

  return (
    <div style={{display: 'flex', flexDirection: 'column', gap: 8, height: 600}}>
      <ServerControls onFailChange={(fails) => server.setAvailable(!fails)} />
      {hasFailed && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={fetchAgain}>
              Try again
            </Button>
          }
        >
          Couldn’t load this page.
        </Alert>
      )}
      <DataGridPro
        aria-label="Catalog"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        onDataSourceError={() => setHasFailed(true)}
        onCellKeyDown={handleKeyDown}
        {...gridProps}
      />
    </div>
  );
}
