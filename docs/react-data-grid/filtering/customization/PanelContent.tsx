import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid-pro';
import {createOrders, ORDER_STATUSES, type Order} from '../../../data/orders';

const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ORDER_STATUSES,
    width: 110,
  },
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        {id: 1, field: 'product', operator: 'contains', value: 'lamp'},
        {id: 2, field: 'quantity', operator: '>', value: 5},
        {id: 3, field: 'status', operator: 'not', value: 'Returned'},
      ],
    },
  },
};

// #region preview
// <DataGridPro slotProps={{filterPanel}} … />
const filterPanel: GridSlotProps['filterPanel'] = {
  logicOperators: [GridLogicOperator.And],
  columnsSort: 'asc',
  filterFormProps: {
    logicOperatorInputProps: {sx: {opacity: 0.7}},
    columnInputProps: {sx: {width: 160}},
    operatorInputProps: {sx: {width: 130}},
    valueInputProps: {InputComponentProps: {placeholder: 'Type a value'}},
    deleteIconProps: {sx: {'& .MuiSvgIcon-root': {color: 'error.main'}}},
  },
  sx: {
    '& .MuiDataGrid-filterForm': {p: 1.5},
    '& .MuiDataGrid-filterForm:nth-of-type(even)': {bgcolor: 'action.hover'},
  },
};
// #endregion

export default function PanelContent() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        initialState={initialState}
        slotProps={{filterPanel}}
        showToolbar
      />
    </div>
  );
}
