import * as React from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPremium,
  GridSidebarValue,
  gridClasses,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {landingColumns} from '../data/landingColumns';
import {landings} from '../data/landings';

// #region preview
const model: GridPivotModel = {
  rows: [{field: 'port'}, {field: 'fish', hidden: true}],
  columns: [{field: 'quarter'}, {field: 'gear', hidden: true}],
  values: [
    {field: 'tons', aggFunc: 'sum'},
    {field: 'value', aggFunc: 'sum', hidden: true},
  ],
};

// Tint what this step adds.
const tint = {
  [`& .${gridClasses['columnHeader--filledGroup']}`]: {
    backgroundColor: 'rgba(25, 118, 210, 0.14)',
  },
};

export default function RowsValuesColumns() {
  const [pivotActive, setPivotActive] = React.useState(true);
  const wide = useMediaQuery('(min-width: 700px)', {noSsr: true});

  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Tons by port and quarter"
        rows={landings}
        columns={landingColumns}
        pivotActive={pivotActive}
        onPivotActiveChange={setPivotActive}
        initialState={{
          pivoting: {model},
          sidebar: {open: wide, value: GridSidebarValue.Pivot},
        }}
        columnGroupHeaderHeight={36}
        density="compact"
        slotProps={{toolbar: {showQuickFilter: false}}}
        sx={pivotActive ? tint : undefined}
        showToolbar
      />
    </div>
  );
}
// #endregion
