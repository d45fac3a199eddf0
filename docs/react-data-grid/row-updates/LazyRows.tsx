import * as React from 'react';
import {debounce} from '@mui/material/utils';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridFetchRowsParams,
} from '@mui/x-data-grid-pro';
import {createParcels, type Parcel} from '../data/parcels';
import {createServer} from '../data/server';

// #region preview
const parcels = createParcels(10_000);
const server = createServer(parcels, {delay: 300});
const firstRows = parcels.slice(0, 20);

const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 120},
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 110},
];

// Shown although deprecated: rowsLoadingMode, onFetchRows
export default function LazyRows() {
  const apiRef = useGridApiRef();

  const fetchRows = React.useMemo(
    () =>
      debounce(async ({firstRowToRender, lastRowToRender}: GridFetchRowsParams) => {
        const {rows} = await server.list();
        const range = rows.slice(firstRowToRender, lastRowToRender);
        apiRef.current?.unstable_replaceRows(firstRowToRender, range);
      }, 200),
    [apiRef],
  );
  React.useEffect(() => () => fetchRows.clear(), [fetchRows]);

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Parcels"
        apiRef={apiRef}
        rows={firstRows}
        columns={columns}
        rowCount={parcels.length}
        rowsLoadingMode="server"
        onFetchRows={fetchRows}
        sortingMode="server"
        filterMode="server"
        disableColumnSorting
        disableColumnFilter
        hideFooterPagination
      />
    </div>
  );
}
// #endregion
