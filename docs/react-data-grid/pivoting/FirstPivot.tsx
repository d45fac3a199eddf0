import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPremium,
  GridSidebarValue,
  type GridColDef,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {landings, type Landing} from '../data/landings';

// #region preview
// {id: 1, port: 'Bergen', fish: 'Cod', quarter: 'Q1', tons: 10, value: 40}
const columns: GridColDef<Landing>[] = [
  {field: 'port', headerName: 'Port', width: 120},
  {field: 'fish', headerName: 'Fish', width: 120},
  {field: 'quarter', headerName: 'Quarter', width: 100},
  {field: 'tons', headerName: 'Tons', type: 'number', width: 90},
  {field: 'value', headerName: 'Value ($1,000)', type: 'number', width: 130},
];

const model: GridPivotModel = {
  rows: [{field: 'fish'}, {field: 'port', hidden: true}],
  columns: [{field: 'quarter'}],
  values: [
    {field: 'tons', aggFunc: 'sum'},
    {field: 'value', aggFunc: 'sum', hidden: true},
  ],
};

export default function FirstPivot() {
  const wide = useMediaQuery('(min-width: 700px)', {noSsr: true});

  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Landings by fish and quarter"
        rows={landings}
        columns={columns}
        columnGroupHeaderHeight={36}
        initialState={{
          pivoting: {enabled: true, model},
          sidebar: {open: wide, value: GridSidebarValue.Pivot},
        }}
        showToolbar
      />
    </div>
  );
}
// #endregion
