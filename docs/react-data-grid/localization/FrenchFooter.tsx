import {DataGridPro, type GridColDef, type GridLocaleText} from '@mui/x-data-grid-pro';
import {frFR} from '@mui/x-data-grid-pro/locales';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100_000);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Commande', width: 120},
  {field: 'quantity', headerName: 'Quantité', type: 'number', width: 120},
  {field: 'total', headerName: 'Total', type: 'number', width: 120},
];

const initialState = {pagination: {paginationModel: {page: 80, pageSize: 25}}};
const pageSizeOptions = [25];

// #region preview
const {format} = new Intl.NumberFormat('fr-FR');

const localeText: Partial<GridLocaleText> = {
  ...frFR.components.MuiDataGrid.defaultProps.localeText,
  paginationDisplayedRows: ({from, to, count, estimated}) => {
    const range = `${format(from)}–${format(to)}`;
    if (count !== -1) {
      return `${range} sur ${format(count)}`;
    }
    return estimated && estimated > to
      ? `${range} sur environ ${format(estimated)}`
      : `${range} sur plus de ${format(to)}`;
  },
};

// Pass it to the grid: <DataGridPro localeText={localeText} … />
// #endregion

export default function FrenchFooter() {
  return (
    <div lang="fr" style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Commandes"
        rows={rows}
        columns={columns}
        localeText={localeText}
        initialState={initialState}
        pageSizeOptions={pageSizeOptions}
        pagination
      />
    </div>
  );
}
