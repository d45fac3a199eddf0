import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {features, type Feature} from '../data/features';

// #region preview
// A row: {id: 5, feature: 'Column pinning', area: 'Columns', plan: 'Pro', use: 'Keep columns in view …'}
const columns: GridColDef<Feature>[] = [
  {field: 'feature', headerName: 'Feature', width: 190},
  {
    field: 'plan',
    headerName: 'Plan',
    type: 'singleSelect',
    valueOptions: ['Community', 'Pro', 'Premium'],
    width: 120,
  },
  {field: 'area', headerName: 'Area', width: 120},
  {field: 'use', headerName: 'What it does', flex: 1, minWidth: 320},
];

export default function FeatureTable() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        aria-label="Features of the Data Grid"
        rows={features}
        columns={columns}
        density="compact"
        showToolbar
        initialState={{sorting: {sortModel: [{field: 'feature', sort: 'asc'}]}}}
      />
    </div>
  );
}
// #endregion
