import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiContext, type GridColDef} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

const rows = createParcels(50);

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 150},
  {field: 'city', headerName: 'City', width: 110},
];

// #region preview
function NoResultsOverlay() {
  const apiRef = useGridApiContext();

  return (
    <Stack
      sx={{height: '100%', gap: 1, alignItems: 'center', justifyContent: 'center'}}
    >
      <SearchOffIcon aria-hidden focusable="false" fontSize="large" color="disabled" />
      No parcel matches the search.
      <Button size="small" onClick={() => apiRef.current.setFilterModel({items: []})}>
        Clear the search
      </Button>
    </Stack>
  );
}

const slots = {noResultsOverlay: NoResultsOverlay};
const initialState = {
  filter: {filterModel: {items: [], quickFilterValues: ['Atlantis']}},
};

export default function CustomNoResults() {
  return (
    <div style={{height: 340, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
// #endregion
