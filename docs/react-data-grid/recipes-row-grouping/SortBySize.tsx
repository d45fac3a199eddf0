import * as React from 'react';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridFilteredDescendantCountLookupSelector,
  useGridApiRef,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(200);

const columns: GridColDef<Parcel>[] = [
  {field: 'service', headerName: 'Service', width: 150},
  {field: 'status', headerName: 'Status'},
  {field: 'recipient', headerName: 'Recipient', width: 150},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
];

export default function SortBySize() {
  const apiRef = useGridApiRef();

  const groupingColDef = React.useMemo(() => {
    const bySize: GridComparatorFn = (_value1, _value2, cell1, cell2) => {
      const node1 = cell1.rowNode;
      const node2 = cell2.rowNode;
      if (node1.type !== 'group' || node2.type !== 'group') {
        // Rows without a group come before the groups.
        return Number(node1.type === 'group') - Number(node2.type === 'group');
      }
      if (node1.groupingField !== node2.groupingField) {
        return 0;
      }
      const counts = gridFilteredDescendantCountLookupSelector(apiRef);
      return (counts[node1.id] ?? 0) - (counts[node2.id] ?? 0);
    };
    return {sortComparator: bySize};
  }, [apiRef]);

  return (
    <div style={{height: 480, width: '100%'}}>
      <DataGridPremium
        aria-label="Parcels by service and status, largest group first"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: {model: ['service', 'status']},
          columns: {columnVisibilityModel: {service: false, status: false}},
          sorting: {
            sortModel: [{field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc'}],
          },
        }}
      />
    </div>
  );
}
// #endregion
