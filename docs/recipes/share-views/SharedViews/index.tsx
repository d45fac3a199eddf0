import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';
import {createInvoices, INVOICE_STATUSES, type Invoice} from '../../../data/invoices';
import {AddressBar} from './AddressBar';
import {SavedViews} from './SavedViews';
import {fromQuery, toQuery, toView} from './view';

const rows = createInvoices(60);

const columns: GridColDef<Invoice>[] = [
  {field: 'id', headerName: 'Invoice', width: 100},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: INVOICE_STATUSES,
    width: 110,
  },
  {field: 'amount', headerName: 'Amount ($)', type: 'number', width: 120},
];

interface InvoicesPageProps {
  /** In your app, `window.location.search` or the query string of your router. */
  query: string;
  onShare: (query: string) => void;
}

function InvoicesPage({query, onShare}: InvoicesPageProps) {
  // #region preview
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(() => fromQuery(query));

  // {columns: {columnVisibilityModel: {}}, filter: {filterModel: {items: []}},
  //  sorting: {sortModel: [{field: 'amount', sort: 'desc'}]}}
  const getView = () => toView(apiRef.current!.exportState());

  return (
    <Stack spacing={1}>
      <SavedViews
        getView={getView}
        onSelect={(view) => apiRef.current?.restoreState(view)}
      />
      <Button onClick={() => onShare(toQuery(getView()))} sx={{alignSelf: 'start'}}>
        Share this view
      </Button>
      {/* #endregion */}
      <div style={{height: 360}}>
        <DataGrid
          aria-label="Invoices"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          disableRowSelectionOnClick
          showToolbar
        />
      </div>
    </Stack>
  );
}

export default function SharedViews() {
  const [sharedQuery, setSharedQuery] = React.useState('');
  const [visit, setVisit] = React.useState({count: 0, query: ''});

  const open = (query: string) => setVisit(({count}) => ({count: count + 1, query}));

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <AddressBar query={sharedQuery} onOpen={open} />
      <InvoicesPage key={visit.count} query={visit.query} onShare={setSharedQuery} />
    </Stack>
  );
}
