import * as React from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPremium,
  GridSidebarValue,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {landingColumns} from '../data/landingColumns';
import {landings} from '../data/landings';

// #region preview
const model: GridPivotModel = {
  rows: [{field: 'port'}, {field: 'fish', hidden: true}],
  columns: [],
  values: [],
};

// Tint what this step adds.
const tint = {
  [`& [data-field="${GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD}"]`]: {
    backgroundColor: 'rgba(25, 118, 210, 0.14)',
  },
};

export default function RowsOnly() {
  const [pivotActive, setPivotActive] = React.useState(true);
  const wide = useMediaQuery('(min-width: 700px)', {noSsr: true});

  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Landings by port"
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
