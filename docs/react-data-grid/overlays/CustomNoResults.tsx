import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiContext, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, product: 'Standing desk', stock: 24},
  {id: 2, product: 'Office chair', stock: 8},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 110},
];

// #region preview
function NoResultsOverlay() {
  const apiRef = useGridApiContext();

  const clearSearch = () => {
    apiRef.current.setFilterModel({items: []});
    // The button disappears with the overlay, so move the focus.
    apiRef.current.setCellFocus(1, 'product');
  };

  return (
    <Stack
      sx={{height: '100%', gap: 1, alignItems: 'center', justifyContent: 'center'}}
    >
      <SearchOffIcon aria-hidden focusable="false" fontSize="large" color="disabled" />
      No products match your search.
      <Button size="small" onClick={clearSearch}>
        Clear the search
      </Button>
    </Stack>
  );
}

// Pass this to the grid: <DataGrid slots={slots} … />
const slots = {noResultsOverlay: NoResultsOverlay};
// #endregion

const initialState = {
  filter: {filterModel: {items: [], quickFilterValues: ['typewriter']}},
};

export default function CustomNoResults() {
  return (
    <div style={{height: 340, width: '100%'}}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
