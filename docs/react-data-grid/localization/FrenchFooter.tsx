import {DataGridPro, type GridColDef, type GridLocaleText} from '@mui/x-data-grid-pro';
import {frFR} from '@mui/x-data-grid-pro/locales';
import {createReadings, type Reading} from '../data/readings';

// 100,000 rows: {id: 1, instrument: 'Mast', wind: 5, pressure: 871.5, …}
const rows = createReadings(100_000);

// #region preview
const format = new Intl.NumberFormat('fr-FR').format;

const localeText: Partial<GridLocaleText> = {
  ...frFR.components.MuiDataGrid.defaultProps.localeText,
  paginationDisplayedRows: ({from, to, count, estimated}) => {
    const range = `${format(from)}–${format(to)}`;
    if (count !== -1) {
      return `${range} sur ${format(count)}`;
    }
    const known =
      estimated && estimated > to
        ? `environ ${format(estimated)}`
        : `plus de ${format(to)}`;
    return `${range} sur ${known}`;
  },
};

const columns: GridColDef<Reading>[] = [
  {field: 'id', headerName: 'Numéro', type: 'number', width: 110},
  {field: 'wind', headerName: 'Vent (m/s)', type: 'number', width: 130},
  {field: 'pressure', headerName: 'Pression (hPa)', type: 'number', width: 150},
];

export default function FrenchFooter() {
  return (
    <div lang="fr" style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Mesures"
        rows={rows}
        columns={columns}
        localeText={localeText}
        pagination
        pageSizeOptions={[25]}
        initialState={{pagination: {paginationModel: {page: 80, pageSize: 25}}}}
      />
    </div>
  );
}
// #endregion
