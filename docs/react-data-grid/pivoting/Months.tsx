import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {createCatches, type Catch} from '../data/landings';

// #region preview
const rows = createCatches(1000);

const columns: GridColDef<Catch>[] = [
  {field: 'landedOn', headerName: 'Landed', type: 'date', width: 120},
  {field: 'fish', headerName: 'Fish', width: 120},
  {
    field: 'tons',
    headerName: 'Tons',
    type: 'number',
    width: 90,
    valueFormatter: (value?: number) => value?.toFixed(1) ?? '',
  },
];

const monthName = new Intl.DateTimeFormat('en-US', {month: 'long'});

const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = (
  column,
) => {
  const {field, headerName} = column;
  if (column.type !== 'date') {
    return undefined;
  }
  return [
    {
      field: `${field}-year`,
      headerName: `${headerName}: year`,
      valueGetter: (_value, row) => row[field].getFullYear(),
      valueFormatter: (year: number) => String(year), // 2025, not 2,025
    },
    {
      field: `${field}-month`,
      headerName: `${headerName}: month`,
      type: 'number', // Sorted by 0 to 11, displayed as a name
      valueGetter: (_value, row) => row[field].getMonth(),
      valueFormatter: (month: number) => monthName.format(new Date(2025, month)),
    },
  ];
};

const model: GridPivotModel = {
  rows: [{field: 'fish'}],
  columns: [
    {field: 'landedOn-year', sort: 'desc'},
    {field: 'landedOn-month', sort: 'asc'},
  ],
  values: [{field: 'tons', aggFunc: 'sum'}],
};

export default function Months() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Catches by fish, year and month"
        rows={rows}
        columns={columns}
        columnGroupHeaderHeight={36}
        getPivotDerivedColumns={getPivotDerivedColumns}
        initialState={{pivoting: {enabled: true, model}}}
        showToolbar
      />
    </div>
  );
}
// #endregion
