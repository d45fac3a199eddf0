import TableChartIcon from '@mui/icons-material/TableChart';
import Stack from '@mui/material/Stack';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../data/parcels';

const rows = createParcels(50);

const columns: GridColDef<Parcel>[] = [
  {field: 'city', headerName: 'City', width: 110},
  {field: 'service', headerName: 'Service', width: 110},
  {field: 'postage', headerName: 'Postage (USD)', type: 'number', width: 130},
];

// #region preview
function EmptyPivotOverlay() {
  return (
    <Stack
      sx={{height: '100%', gap: 1, alignItems: 'center', justifyContent: 'center'}}
    >
      <TableChartIcon aria-hidden focusable="false" fontSize="large" color="disabled" />
      Add a field to the rows to start.
    </Stack>
  );
}

const slots = {emptyPivotOverlay: EmptyPivotOverlay};
const initialState = {
  pivoting: {enabled: true, model: {rows: [], columns: [], values: []}},
};

export default function EmptyPivot() {
  return (
    <div style={{height: 380, width: '100%'}}>
      <DataGridPremium
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
