import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(50);

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130},
  {field: 'postage', headerName: 'Postage ($)', type: 'number', width: 130},
];

const aggregationFunctions = Object.fromEntries(
  Object.entries(GRID_AGGREGATION_FUNCTIONS).filter(([name]) => name !== 'sum'),
);

export default function WithoutSum() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{aggregation: {model: {weight: 'avg', postage: 'max'}}}}
      />
    </div>
  );
}
// #endregion
