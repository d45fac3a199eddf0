import Link from '@mui/material/Link';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {features, type Feature} from '../data/features';

// #region preview
// A row: {id: 5, feature: 'Column pinning', area: 'Columns', plan: 'Pro', use: 'Keep columns …',
// guide: '/x/react-data-grid/column-pinning/'}
const columns: GridColDef<Feature>[] = [
  {
    field: 'feature',
    headerName: 'Feature',
    width: 190,
    renderCell: ({row, hasFocus}) =>
      row.guide ? (
        // One Tab stop for the grid: the link takes it from its cell.
        <Link href={row.guide} tabIndex={hasFocus ? 0 : -1}>
          {row.feature}
        </Link>
      ) : (
        row.feature
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
