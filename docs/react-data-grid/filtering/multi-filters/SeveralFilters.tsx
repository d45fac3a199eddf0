import {DataGridPro, GridLogicOperator, type GridColDef} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(1_000);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', product: 'Standing desk', total: 13176, …}
const initialState = {
  filter: {
    filterModel: {
      items: [
        {id: 1, field: 'product', operator: 'contains', value: 'desk'},
        {id: 2, field: 'total', operator: '>', value: 5_000},
      ],
      logicOperator: GridLogicOperator.And,
    },
  },
};
// #endregion

export default function SeveralFilters() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
