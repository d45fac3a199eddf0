import * as React from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPremium,
  GridSidebarValue,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import {columns, sales} from '../data/sales';

// #region preview
// A row: {id: 1, region: 'East', product: 'Desk', channel: 'Web', quarter: 'Q1', units: 10, …}
const model: GridPivotModel = {
  rows: [{field: 'region'}, {field: 'product', hidden: true}],
  columns: [],
  values: [],
};

// Pass it to the grid: <DataGridPremium initialState={{pivoting: {model}}} … />
// #endregion

/** Highlights the part of the table that this step adds. */
const highlight = {
  [`& [data-field="${GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD}"]`]: {
    backgroundColor: 'rgba(25, 118, 210, 0.14)',
  },
};

const slotProps = {toolbar: {showQuickFilter: false}};

export default function RowsOnly() {
  const [pivotActive, setPivotActive] = React.useState(true);
  const isWide = useMediaQuery('(min-width: 700px)', {noSsr: true});

  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Sales by region"
        rows={sales}
        columns={columns}
        pivotActive={pivotActive}
        onPivotActiveChange={setPivotActive}
        initialState={{
          pivoting: {model},
          sidebar: {open: isWide, value: GridSidebarValue.Pivot},
        }}
        columnGroupHeaderHeight={36}
        density="compact"
        slotProps={slotProps}
        sx={pivotActive ? highlight : undefined}
        showToolbar
      />
    </div>
  );
}
