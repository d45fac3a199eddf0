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
import {createOrders, type Order} from '../data/orders';

// #region preview
const filters: Record<string, GridFilterModel> = {
  All: {items: []},
  Large: {items: [{field: 'quantity', operator: '>=', value: 40}]},
  'Open in Bergen': {
    items: [
      {id: 1, field: 'status', operator: 'equals', value: 'Open'},
      {id: 2, field: 'port', operator: 'equals', value: 'Bergen'},
    ],
  },
};

function FilterButtons() {
  const apiRef = useGridApiContext();
  const rowCount = useGridSelector(apiRef, gridRowCountSelector);

  // Counts again when the number of rows changes.
  const counts = React.useMemo(() => {
    const ids = rowCount > 0 ? apiRef.current.getAllRowIds() : [];
    return Object.values(filters).map((model) => {
      const {filteredRowsLookup} = apiRef.current.getFilterState(model);
      return ids.filter((id) => filteredRowsLookup[id] !== false).length;
    });
  }, [apiRef, rowCount]);

  return (
    <Toolbar aria-label="Filters">
      {Object.entries(filters).map(([label, model], index) => (
        <ToolbarButton key={label} onClick={() => apiRef.current.setFilterModel(model)}>
          {label} ({counts[index]})
        </ToolbarButton>
      ))}
    </Toolbar>
  );
}

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
  {field: 'port', headerName: 'Port', width: 110},
  {field: 'status', headerName: 'Status', width: 110},
];

const rows = createOrders(10_000);

export default function CountedFilters() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={{toolbar: FilterButtons}}
        showToolbar
      />
    </div>
  );
}
// #endregion
