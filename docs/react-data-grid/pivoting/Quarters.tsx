import {
  DataGridPremium,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {createCatches, type Catch} from '../data/landings';

// #region preview
// {id: 1, landedOn: new Date(2024, 3, 12), port: 'Bergen', fish: 'Cod', tons: 3.4, …}
const rows = createCatches(1000);

const columns: GridColDef<Catch>[] = [
  {field: 'landedOn', headerName: 'Landed', type: 'date', width: 120},
  {field: 'port', headerName: 'Port', width: 120},
  {field: 'fish', headerName: 'Fish', width: 120},
  {
    field: 'tons',
    headerName: 'Tons',
    type: 'number',
    width: 90,
    valueFormatter: (value?: number) => value?.toFixed(1) ?? '',
  },
];

const model: GridPivotModel = {
  rows: [{field: 'fish'}],
  columns: [
    {field: 'landedOn-year', sort: 'asc'},
    {field: 'landedOn-quarter', sort: 'asc'},
  ],
  values: [{field: 'tons', aggFunc: 'sum'}],
};

export default function Quarters() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Catches by fish, year and quarter"
        rows={rows}
        columns={columns}
        columnGroupHeaderHeight={36}
        initialState={{pivoting: {enabled: true, model}}}
        showToolbar
      />
    </div>
  );
}
// #endregion
