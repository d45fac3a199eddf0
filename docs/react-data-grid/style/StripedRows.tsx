import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowClassNameParams,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total', type: 'number', width: 100},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', total: 13176, …}
const getRowClassName = ({indexRelativeToCurrentPage}: GridRowClassNameParams) =>
  indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd';

const sx = {
  [`& .${gridClasses.row}.odd`]: {
    backgroundColor: 'rgba(128, 128, 128, 0.12)',
    '&:hover': {backgroundColor: 'rgba(128, 128, 128, 0.22)'},
    '&.Mui-selected': {backgroundColor: 'rgba(25, 118, 210, 0.24)'},
    '&.Mui-selected:hover': {backgroundColor: 'rgba(25, 118, 210, 0.3)'},
    // Touch screens keep the hover style on the row that was tapped last.
    '@media (hover: none)': {
      '&:hover': {backgroundColor: 'rgba(128, 128, 128, 0.12)'},
      '&.Mui-selected:hover': {backgroundColor: 'rgba(25, 118, 210, 0.24)'},
    },
  },
};

// Pass both to the grid: <DataGrid getRowClassName={getRowClassName} sx={sx} … />
// #endregion

export default function StripedRows() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        getRowClassName={getRowClassName}
        sx={sx}
      />
    </div>
  );
}
