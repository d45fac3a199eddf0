import {DataGrid, type GridCellParams, type GridColDef} from '@mui/x-data-grid';
import {createInvoices, type Invoice} from '../../data/invoices';

const rows = createInvoices(30);

// #region preview
// A row: {customer: 'Granite Insurance', amount: 6603.03, status: 'Draft', …}
const columns: GridColDef<Invoice>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {
    field: 'amount',
    headerName: 'Amount ($)',
    type: 'number',
    editable: true,
    width: 120,
  },
  {field: 'status', headerName: 'Status', width: 110},
];

// Users can edit only drafts.
const isCellEditable = ({row}: GridCellParams<Invoice>) => row.status === 'Draft';
// #endregion

export default function EditableCells() {
  return (
    <div style={{height: 370, width: '100%'}}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        isCellEditable={isCellEditable}
        hideFooter
        sx={(theme) => ({
          '& .MuiDataGrid-cell--editable': {
            backgroundColor: 'rgba(46, 125, 50, 0.16)',
            ...theme.applyStyles('dark', {
              backgroundColor: 'rgba(102, 187, 106, 0.24)',
            }),
          },
        })}
      />
    </div>
  );
}
