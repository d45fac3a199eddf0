import * as React from 'react';
import {
  DataGridPro,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid-pro';
import {createParcels, type Parcel} from '../data/parcels';
import {createServer, type ListResponse} from '../data/server';

const server = createServer(createParcels(100));

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 110},
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130},
  {field: 'city', headerName: 'City', width: 100},
];

function ExportToolbar() {
  const apiRef = useGridApiContext();

  const exportAll = async () => {
    apiRef.current.setLoading(true);
    try {
      const {rows} = await server.list(); // all pages
      const extraRows = rows.filter((row) => !apiRef.current.getRow(row.id));
      apiRef.current.updateRows(rows);
      apiRef.current.exportDataAsCsv({fileName: 'parcels'});
      apiRef.current.updateRows(extraRows.map(({id}) => ({id, _action: 'delete'})));
    } finally {
      apiRef.current.setLoading(false);
    }
  };

  return (
    <Toolbar>
      <ToolbarButton onClick={exportAll}>Export all</ToolbarButton>
    </Toolbar>
  );
}

export default function ServerExport() {
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const [answer, setAnswer] = React.useState<ListResponse<Parcel>>();

  React.useEffect(() => {
    const controller = new AbortController();
    server.list({paginationModel}, controller.signal).then(setAnswer, () => {});
    return () => controller.abort();
  }, [paginationModel]);

  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Parcels"
        rows={answer?.rows ?? []}
        rowCount={answer?.rowCount ?? 0}
        columns={columns}
        loading={!answer}
        pagination
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5]}
        slots={{toolbar: ExportToolbar}}
        showToolbar
      />
    </div>
  );
}
// #endregion
