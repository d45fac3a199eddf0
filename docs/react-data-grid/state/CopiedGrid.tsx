import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridApi,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, product: 'Standing desk', stock: 24},
  {id: 2, product: 'Office chair', stock: 8},
  {id: 3, product: 'Desk lamp', stock: 130},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 150},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 110},
];

// #region preview
/** A copy of the state, and how many copies there were before. */
interface Copy {
  version: number;
  state?: GridInitialState;
}

// A row: {id: 1, product: 'Standing desk', stock: 24}
function useCopiedState(apiRef: React.RefObject<GridApi | null>) {
  const [{version, state}, setCopy] = React.useState<Copy>({version: 0});
  const copy = () =>
    setCopy({version: version + 1, state: apiRef.current?.exportState()});

  return {version, state, copy};
}

// The first grid has the apiRef: <DataGrid apiRef={apiRef} … />
// The second grid gets a new key, so it mounts again and reads initialState:
// <DataGrid key={version} initialState={state} … />
// #endregion

export default function CopiedGrid() {
  const apiRef = useGridApiRef();
  const {version, state, copy} = useCopiedState(apiRef);

  return (
    <div style={{width: '100%'}}>
      <div style={{height: 260}}>
        <DataGrid
          aria-label="First grid"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
        />
      </div>
      <Button onClick={copy} sx={{my: 1}}>
        Rebuild the second grid
      </Button>
      <div style={{height: 260}}>
        <DataGrid
          key={version}
          aria-label="Second grid"
          rows={rows}
          columns={columns}
          initialState={state}
        />
      </div>
    </div>
  );
}
