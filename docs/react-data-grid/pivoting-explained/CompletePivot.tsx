import * as React from 'react';
import {DataGridPremium, type GridPivotModel} from '@mui/x-data-grid-premium';
import {landingColumns} from '../data/landingColumns';
import {landings} from '../data/landings';

// #region preview
const model: GridPivotModel = {
  rows: [{field: 'port'}, {field: 'fish'}],
  columns: [{field: 'quarter'}, {field: 'gear'}],
  values: [
    {field: 'tons', aggFunc: 'sum'},
    {field: 'value', aggFunc: 'sum'},
  ],
};

export default function CompletePivot() {
  const [pivotActive, setPivotActive] = React.useState(true);

  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPremium
        aria-label="Tons and value by port, fish, quarter and gear"
        rows={landings}
        columns={landingColumns}
        pivotActive={pivotActive}
        onPivotActiveChange={setPivotActive}
        initialState={{pivoting: {model}}}
        groupingColDef={{width: 150}}
        columnGroupHeaderHeight={36}
        defaultGroupingExpansionDepth={1}
        density="compact"
        slotProps={{toolbar: {showQuickFilter: false}}}
        showToolbar
      />
    </div>
  );
}
// #endregion
