import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import {columns} from './columns';
import type {Deal} from './deals';

/** Groups the deals by region and stage and sums up their amounts; the toolbar offers pivoting and the Excel export. */
export default function PremiumGrid({rows}: {rows: Deal[]}) {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: {model: ['region', 'stage']},
      aggregation: {model: {amount: 'sum', probability: 'avg'}},
      pinnedColumns: {left: ['__row_group_by_columns_group__']},
    },
  });

  return (
    <DataGridPremium
      aria-label="Sales pipeline"
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      initialState={initialState}
      groupingColDef={{headerName: 'Region and stage', width: 210}}
      defaultGroupingExpansionDepth={1}
      cellSelection
      showToolbar
      density="compact"
    />
  );
}
