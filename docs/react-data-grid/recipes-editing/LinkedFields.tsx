import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, name: 'Maya Chen', country: 'Canada', office: 'Toronto'},
  {id: 2, name: 'Diego Silva', country: 'United States', office: 'Austin'},
];

// #region preview
const OFFICES: Record<string, string[]> = {
  Canada: ['Montreal', 'Toronto'],
  'United States': ['Austin', 'Chicago', 'New York'],
};

// A row: {id: 1, name: 'Maya Chen', country: 'Canada', office: 'Toronto'}
function CountryEditor(params: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const clearOffice = async () => {
    await apiRef.current.setEditCellValue({id: params.id, field: 'office', value: ''});
  };
  return <GridEditSingleSelectCell {...params} onValueChange={clearOffice} />;
}

// The filter panel calls it without a row and expects all options.
const getOffices = ({row}: {row?: {country: string}}) =>
  row ? (OFFICES[row.country] ?? []) : Object.values(OFFICES).flat();
// #endregion

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', width: 120},
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: Object.keys(OFFICES),
    editable: true,
    width: 140,
    renderEditCell: (params) => <CountryEditor {...params} />,
  },
  {
    field: 'office',
    headerName: 'Office',
    type: 'singleSelect',
    valueOptions: getOffices,
    editable: true,
    width: 130,
  },
];

export default function LinkedFields() {
  return (
    <div style={{height: 162, width: '100%'}}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </div>
  );
}
