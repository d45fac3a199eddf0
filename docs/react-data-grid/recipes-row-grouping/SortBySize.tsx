import * as React from 'react';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridFilteredDescendantCountLookupSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid-premium';
import {createTickets, type Ticket} from '../../data/tickets';

const rows = createTickets(200);

const columns: GridColDef<Ticket>[] = [
  {field: 'priority', headerName: 'Priority', width: 120},
  {field: 'status', headerName: 'Status', width: 110},
  {field: 'subject', headerName: 'Subject', width: 230},
  {field: 'requester', headerName: 'Requester', width: 140},
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: {model: ['priority', 'status']},
  columns: {columnVisibilityModel: {priority: false, status: false}},
  sorting: {
    sortModel: [{field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc'}],
  },
};

export default function SortBySize() {
  // #region preview
  // A row: {id: 48000, priority: 'Low', status: 'Closed', …}, grouped by both
  const apiRef = useGridApiRef();

  const groupingColDef = React.useMemo(() => {
    const compareSizes: GridComparatorFn = (_value1, _value2, cell1, cell2) => {
      const [node1, node2] = [cell1.rowNode, cell2.rowNode];
      if (node1.type !== 'group' || node2.type !== 'group') {
        // In ascending order, rows without a group come before the groups.
        return Number(node1.type === 'group') - Number(node2.type === 'group');
      }
      if (node1.groupingField !== node2.groupingField) {
        return 0;
      }
      const counts = gridFilteredDescendantCountLookupSelector(apiRef);
      return (counts[node1.id] ?? 0) - (counts[node2.id] ?? 0);
    };
    return {sortComparator: compareSizes};
  }, [apiRef]);
  // #endregion

  // The sizes change when the grid has applied the filter, right after this event.
  const handleFilterModelChange = () =>
    queueMicrotask(() => apiRef.current?.applySorting());

  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPremium
        aria-label="Tickets by priority and status, largest group first"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={initialState}
        onFilterModelChange={handleFilterModelChange}
        defaultGroupingExpansionDepth={1}
        showToolbar
      />
    </div>
  );
}
