import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridPrintExportOptions,
} from '@mui/x-data-grid';
import {createInvoices, type Invoice} from '../../../data/invoices';

const invoices = createInvoices(60);

const dollars = new Intl.NumberFormat('en-US', {minimumFractionDigits: 2});

const columns: GridColDef<Invoice>[] = [
  {field: 'id', headerName: 'Invoice', width: 110},
  {field: 'customer', headerName: 'Customer', width: 180},
  {field: 'dueOn', headerName: 'Due', type: 'date', width: 110},
  {
    field: 'amount',
    headerName: 'Amount ($)',
    type: 'number',
    valueFormatter: (amount: number) => dollars.format(amount),
    width: 120,
  },
  {field: 'status', headerName: 'Status', width: 110},
  {field: 'owner', headerName: 'Owner', width: 140, disableExport: true},
];

const initialState = {pagination: {paginationModel: {pageSize: 5}}};
const pageSizeOptions = [5, 25, {value: invoices.length, label: 'All'}];

// #region preview
// 60 invoices in pages of 5: {id: 'INV-1001', amount: 6603.03, …}
const printOptions: GridPrintExportOptions = {
  fileName: 'Invoices of 2025', // The name of the PDF file, if users save one.
  hideFooter: true,
  pageStyle: `
    @page { size: letter portrait; margin: 0.5in; }
    .MuiDataGrid-root .MuiDataGrid-columnHeaderTitle { font-size: 10pt; }
    .MuiDataGrid-root .MuiDataGrid-cell { font-size: 10pt; }
  `,
};

export default function PrintInvoices() {
  const apiRef = useGridApiRef();
  const print = () => apiRef.current?.exportDataAsPrint(printOptions);
  // #endregion

  return (
    <div>
      <Button variant="outlined" onClick={print} sx={{mb: 1}}>
        Print all invoices
      </Button>
      <div style={{height: 370, width: '100%'}}>
        <DataGrid
          aria-label="Invoices"
          apiRef={apiRef}
          rows={invoices}
          columns={columns}
          initialState={initialState}
          pageSizeOptions={pageSizeOptions}
          disableRowSelectionOnClick
        />
      </div>
    </div>
  );
}
