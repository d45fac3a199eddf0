import * as React from 'react';
import {DataGrid, type GridColDef, type GridFilterModel} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const KEY = 'parcel-filters';
const EMPTY = JSON.stringify({items: []});
const listeners = new Set<() => void>();
let current: string | undefined; // Also works if the storage is blocked.

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readFilters(): string {
  try {
    current ??= localStorage.getItem(KEY) ?? EMPTY;
  } catch {
    current ??= EMPTY;
  }
  return current;
}

function saveFilters(model: GridFilterModel) {
  current = JSON.stringify(model);
  try {
    localStorage.setItem(KEY, current);
  } catch {
    // The filters are lost on reload.
  }
  listeners.forEach((listener) => listener());
}

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130},
];
const rows = createParcels(1000);

export default function StoredFilters() {
  const text = React.useSyncExternalStore(subscribe, readFilters, () => EMPTY);
  const filterModel = React.useMemo<GridFilterModel>(() => JSON.parse(text), [text]);

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={saveFilters}
        showToolbar
      />
    </div>
  );
}
// #endregion
