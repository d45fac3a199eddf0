import Link from '@mui/material/Link';
import {DataGrid, type GridColDef, type GridInitialState} from '@mui/x-data-grid';
import {features, type Feature} from '../data/features';

// #region preview
// A row: {id: 5, feature: 'Column pinning', plan: 'Pro', guide: '/x/react-data-grid/…', …}
const columns: GridColDef<Feature>[] = [
  {
    field: 'feature',
    headerName: 'Feature',
    width: 190,
    renderCell: ({row, hasFocus}) => (
      // Tab reaches the link only while its cell has the focus.
      <Link href={row.guide} tabIndex={hasFocus ? 0 : -1}>
        {row.feature}
      </Link>
    ),
  },
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
// #endregion

const initialState: GridInitialState = {
  sorting: {sortModel: [{field: 'feature', sort: 'asc'}]},
};

export default function FeatureTable() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGrid
        aria-label="Features of the Data Grid"
        rows={features}
        columns={columns}
        density="compact"
        showToolbar
        initialState={initialState}
      />
    </div>
  );
}
