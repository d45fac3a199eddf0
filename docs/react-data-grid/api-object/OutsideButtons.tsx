import Button from '@mui/material/Button';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';
import {createInvoices, type Invoice} from '../../data/invoices';

const rows = createInvoices(60);

const columns: GridColDef<Invoice>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'amount', headerName: 'Amount', type: 'number', width: 110},
  {field: 'status', headerName: 'Status', width: 110},
];

// #region preview
// A row: {customer: 'Granite Insurance', amount: 6603.03, status: 'Draft', …}
const overdue = {items: [{field: 'status', operator: 'equals', value: 'Overdue'}]};

export default function OutsideButtons() {
  const apiRef = useGridApiRef();

  return (
    <div style={{width: '100%'}}>
      <Button onClick={() => apiRef.current?.setFilterModel(overdue)}>Overdue</Button>
      <Button onClick={() => apiRef.current?.setFilterModel({items: []})}>All</Button>
      <Button onClick={() => apiRef.current?.sortColumn('amount', 'desc')}>
        Largest first
      </Button>
      <div style={{height: 320}}>
        <DataGrid aria-label="Invoices" apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </div>
  );
}
// #endregion
