import * as React from 'react';
import {DataGridPremium, type GridPivotModel} from '@mui/x-data-grid-premium';
import {columns, sales} from '../data/sales';

// #region preview
// A row: {id: 1, region: 'East', product: 'Desk', channel: 'Web', quarter: 'Q1', units: 10, …}
const model: GridPivotModel = {
  rows: [{field: 'region'}, {field: 'product'}],
  columns: [{field: 'quarter'}, {field: 'channel'}],
  values: [
    {field: 'units', aggFunc: 'sum'},
    {field: 'revenue', aggFunc: 'sum'},
  ],
};

// Pass it to the grid: <DataGridPremium initialState={{pivoting: {model}}} … />
// #endregion

const initialState = {pivoting: {model}};
const groupingColDef = {width: 150};
const slotProps = {toolbar: {showQuickFilter: false}};

export default function CompletePivot() {
  const [pivotActive, setPivotActive] = React.useState(true);

  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPremium
        aria-label="Units and revenue by region, product, quarter, and channel"
        rows={sales}
        columns={columns}
        pivotActive={pivotActive}
        onPivotActiveChange={setPivotActive}
        initialState={initialState}
        groupingColDef={groupingColDef}
        columnGroupHeaderHeight={36}
        defaultGroupingExpansionDepth={1}
        density="compact"
        slotProps={slotProps}
        showToolbar
      />
    </div>
  );
}
