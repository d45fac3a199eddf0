import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, name: 'Maya Chen', office: 'Toronto'},
  {id: 2, name: 'Diego Silva', office: 'Austin'},
  {id: 3, name: 'Grace Okafor', office: 'New York'},
];

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 150},
  {field: 'office', headerName: 'Office', width: 130},
];

const STORAGE_KEY = 'employees-grid';

function readState(): GridInitialState {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {}; // The storage is blocked or contains something else.
  }
}

function writeState(state?: GridInitialState) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(state));
  } catch {
    // The storage is full or blocked, so the next visit starts with the defaults.
  }
}

// #region preview
// readState() and writeState() parse and stringify an item of localStorage.
// A row: {id: 1, name: 'Maya Chen', office: 'Toronto'}
function EmployeesGrid() {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(readState);

  React.useLayoutEffect(() => {
    const save = () => writeState(apiRef.current?.exportState());
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [apiRef]);

  return (
    <DataGrid
      aria-label="Employees"
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      initialState={initialState}
    />
  );
}
// #endregion

export default function StoredState() {
  const [isOpen, setIsOpen] = React.useState(true);

  return (
    <div style={{width: '100%'}}>
      <Button onClick={() => setIsOpen((prev) => !prev)} sx={{mb: 1}}>
        {isOpen ? 'Close the list' : 'Open the list'}
      </Button>
      <div style={{height: 320}}>{isOpen && <EmployeesGrid />}</div>
    </div>
  );
}
