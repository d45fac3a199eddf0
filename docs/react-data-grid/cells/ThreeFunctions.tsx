import Chip from '@mui/material/Chip';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const formatDate = (value?: Date) => value?.toLocaleDateString('en-US') ?? '';

// #region preview
const rows = [
  {id: 1, ordered: new Date(2025, 10, 3), quantity: 4, price: 549, status: 'Paid'},
  {id: 2, ordered: new Date(2025, 10, 7), quantity: 1, price: 379, status: 'Shipped'},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    valueGetter: (_, row) => row.quantity * row.price,
  },
  {field: 'ordered', headerName: 'Ordered', type: 'date', valueFormatter: formatDate},
  {
    field: 'status',
    headerName: 'Status',
    display: 'flex',
    renderCell: ({value}) => <Chip size="small" label={value} />,
  },
];
// #endregion

export default function ThreeFunctions() {
  return (
    <div style={{height: 162, width: '100%'}}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
