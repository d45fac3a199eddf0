import * as React from 'react';
import {
  DataGridPro,
  gridRowCountSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(10_000);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
  {field: 'country', headerName: 'Country', width: 130},
  {field: 'status', headerName: 'Status', width: 110},
];

const filters: [label: string, model: GridFilterModel][] = [
  ['All', {items: []}],
  ['Large', {items: [{field: 'quantity', operator: '>=', value: 20}]}],
  [
    'Paid in Canada',
    {
      items: [
        {id: 1, field: 'status', operator: 'equals', value: 'Paid'},
        {id: 2, field: 'country', operator: 'equals', value: 'Canada'},
      ],
    },
  ],
];

// #region preview
// `filters` contains labels and filter models:
// [['Large', {items: [{field: 'quantity', operator: '>=', value: 20}]}], …]
function useRowCounts() {
  const apiRef = useGridApiContext();
  const rowCount = useGridSelector(apiRef, gridRowCountSelector);

  // Counts again when the number of rows changes.
  return React.useMemo(() => {
    const ids = rowCount > 0 ? apiRef.current.getAllRowIds() : [];
    return filters.map(([, model]) => {
      const {filteredRowsLookup} = apiRef.current.getFilterState(model);
      return ids.filter((id) => filteredRowsLookup[id] !== false).length;
    });
  }, [apiRef, rowCount]);
}
// #endregion

function FilterButtons() {
  const apiRef = useGridApiContext();
  const counts = useRowCounts();

  return (
    <Toolbar aria-label="Filters">
      {filters.map(([label, model], index) => (
        <ToolbarButton key={label} onClick={() => apiRef.current.setFilterModel(model)}>
          {label} ({counts[index]?.toLocaleString('en-US')})
        </ToolbarButton>
      ))}
    </Toolbar>
  );
}

const slots = {toolbar: FilterButtons};

export default function CountedFilters() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
