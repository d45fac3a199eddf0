import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';
import type {Parcel} from '../data/parcels';
import {useParcelPage} from '../data/useParcelPage';

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 110},
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 110},
];

export default function EstimatedRowCount() {
  const apiRef = useGridApiRef();
  const [paginationModel, setPaginationModel] = React.useState({page: 0, pageSize: 10});
  const [rowCount, setRowCount] = React.useState(-1);
  // {rows: Parcel[], hasNextPage: boolean, loading: boolean}
  const {rows, hasNextPage, loading} = useParcelPage(paginationModel);
  const paginationMeta = React.useMemo(() => ({hasNextPage}), [hasNextPage]);

  return (
    <Stack spacing={1} sx={{width: '100%', alignItems: 'flex-start'}}>
      <Button variant="outlined" onClick={() => apiRef.current?.setRowCount(48)}>
        Count the rows
      </Button>
      <div style={{height: 372, width: '100%'}}>
        <DataGrid
          aria-label="Parcels"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
          rowCount={rowCount}
          onRowCountChange={setRowCount}
          estimatedRowCount={35}
          paginationMeta={paginationMeta}
          paginationMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[10]}
        />
      </div>
    </Stack>
  );
}
// #endregion
