import * as React from 'react';
import {DataGrid, type GridColDef, type GridRowSelectionModel} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';
import {createServer} from '../data/server';

// #region preview
const server = createServer(createParcels(100));

const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 110},
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130},
];

export default function ServerSelection() {
  const [paginationModel, setPaginationModel] = React.useState({page: 0, pageSize: 5});
  const [rows, setRows] = React.useState<Parcel[]>([]);
  const [loading, setLoading] = React.useState(true);
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  React.useEffect(() => {
    let isLatest = true;
    void server.list({paginationModel}).then((answer) => {
      if (isLatest) {
        setRows(answer.rows);
        setLoading(false);
      }
    });
    return () => {
      isLatest = false;
    };
  }, [paginationModel]);

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        loading={loading}
        checkboxSelection
        paginationMode="server"
        rowCount={100}
        paginationModel={paginationModel}
        onPaginationModelChange={(model) => {
          setPaginationModel(model);
          setLoading(true);
        }}
        pageSizeOptions={[5]}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        keepNonExistentRowsSelected
      />
    </div>
  );
}
// #endregion
