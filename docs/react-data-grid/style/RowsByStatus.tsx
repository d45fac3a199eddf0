import {styled} from '@mui/material/styles';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowClassNameParams,
} from '@mui/x-data-grid';
import {createInvoices, type Invoice} from '../../data/invoices';

const rows = createInvoices(40);

const columns: GridColDef<Invoice>[] = [
  {field: 'id', headerName: 'Invoice', width: 100},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'dueOn', headerName: 'Due on', type: 'date', width: 110},
  {field: 'status', headerName: 'Status', width: 100},
];

// #region preview
function tint(rgb: string) {
  const color = (opacity: number) => ({backgroundColor: `rgba(${rgb}, ${opacity})`});
  return {
    ...color(0.14),
    '&:hover': {...color(0.22), '@media (hover: none)': color(0.14)},
    '&.Mui-selected': {
      ...color(0.32),
      '&:hover': {...color(0.38), '@media (hover: none)': color(0.32)},
    },
  };
}

const InvoiceGrid = styled(DataGrid<Invoice>)({
  [`& .${gridClasses.row}.draft`]: tint('2, 136, 209'),
  [`& .${gridClasses.row}.overdue`]: tint('211, 47, 47'),
});

// A row: {id: 'INV-1001', customer: 'Granite Insurance', status: 'Draft', …}
const getRowClassName = ({row}: GridRowClassNameParams<Invoice>) =>
  row.status.toLowerCase();

// Render: <InvoiceGrid getRowClassName={getRowClassName} rows={rows} columns={columns} />
// #endregion

export default function RowsByStatus() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <InvoiceGrid
        aria-label="Invoices by status"
        rows={rows}
        columns={columns}
        getRowClassName={getRowClassName}
      />
    </div>
  );
}
