import * as React from 'react';
import {DataGrid, type GridColDef, type GridFilterModel} from '@mui/x-data-grid';
import {createInvoices, INVOICE_STATUSES, type Invoice} from '../../data/invoices';

const rows = createInvoices(1_000);

const columns: GridColDef<Invoice>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
  {field: 'amount', headerName: 'Amount ($)', type: 'number', width: 120},
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: INVOICE_STATUSES,
    width: 110,
  },
];

const KEY = 'invoice-filters';
const NO_FILTERS = JSON.stringify({items: []});

/** Returns the stored string, or `null` if there is none or the storage is blocked. */
function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function writeStorage(text: string) {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // The storage is blocked or full, so the filters are lost on reload.
  }
}

// #region preview
// A stored string: '{"items":[{"field":"status","operator":"is","value":"Paid"}]}'
let current: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function saveFilters(model: GridFilterModel) {
  current = JSON.stringify(model);
  writeStorage(current);
  listeners.forEach((listener) => listener());
}

function useStoredFilters() {
  const read = () => (current ??= readStorage() ?? NO_FILTERS); // Stable until a change
  const text = React.useSyncExternalStore(subscribe, read, () => NO_FILTERS);
  return React.useMemo<GridFilterModel>(() => JSON.parse(text), [text]);
}
// #endregion

export default function StoredFilters() {
  const filterModel = useStoredFilters();

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={saveFilters}
        showToolbar
      />
    </div>
  );
}
