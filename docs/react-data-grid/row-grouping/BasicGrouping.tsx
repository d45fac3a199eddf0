import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(200);

const columns: GridColDef<Parcel>[] = [
  {field: 'country', headerName: 'Country', width: 120},
  {field: 'recipient', headerName: 'Recipient', width: 150},
  {field: 'service', headerName: 'Service', width: 110},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
];

export default function BasicGrouping() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {rowGrouping: {model: ['country']}},
  });

  return (
    <div style={{height: 480, width: '100%'}}>
      <DataGridPremium
        aria-label="Parcels by country"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
// #endregion
