import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

// #region preview
const ports: Record<string, string[]> = {
  Norway: ['Bergen', 'Bodo', 'Stavanger'],
  Sweden: ['Gothenburg', 'Malmo'],
};

function CountryEditor(params: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();

  return (
    <GridEditSingleSelectCell
      {...params}
      onValueChange={async () => {
        await apiRef.current.setEditCellValue({
          id: params.id,
          field: 'port',
          value: '',
        });
      }}
    />
  );
}

const columns: GridColDef[] = [
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: Object.keys(ports),
    editable: true,
    width: 130,
    renderEditCell: (params) => <CountryEditor {...params} />,
  },
  {
    field: 'port',
    headerName: 'Port',
    type: 'singleSelect',
    // Without a row, in the filter panel: all ports.
    valueOptions: ({row}) =>
      row ? (ports[row.country] ?? []) : Object.values(ports).flat(),
    editable: true,
    width: 150,
  },
];

const rows = [
  {id: 1, country: 'Norway', port: 'Bergen'},
  {id: 2, country: 'Sweden', port: 'Malmo'},
];

export default function LinkedFields() {
  return (
    <div style={{height: 260, width: '100%'}}>
      <DataGrid aria-label="Ports" rows={rows} columns={columns} editMode="row" />
    </div>
  );
}
// #endregion
