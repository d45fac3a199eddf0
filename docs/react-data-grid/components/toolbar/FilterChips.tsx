import * as React from 'react';
import FilterListIcon from '@mui/icons-material/FilterList';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  FilterPanelTrigger,
  gridFilterActiveItemsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridApi,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
  type GridLocaleText,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(1_000);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

/** Returns a label such as "Product contains desk". */
function describeFilter(api: GridApi, {field, operator, value}: GridFilterItem) {
  const column = api.getColumn(field);
  // The operators of numbers have a label. The names of the others are translated.
  const label = column.filterOperators?.find(
    (option) => option.value === operator,
  )?.label;
  const key = `filterOperator${operator.charAt(0).toUpperCase()}${operator.slice(1)}`;
  const text = label ?? String(api.getLocaleText(key as keyof GridLocaleText));
  return [column.headerName, text, value].filter((word) => word != null).join(' ');
}

const toolbarStyle = {
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
} as const;

// #region preview
function FilterBar() {
  const apiRef = useGridApiContext();
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);

  // toolbarStyle (wraps the chips) and describeFilter() are in the same file.
  return (
    <Toolbar style={toolbarStyle}>
      <FilterPanelTrigger
        aria-label={`Filters, ${items.length} active`}
        render={<ToolbarButton />}
      >
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
      {items.map((item) => (
        <Chip
          key={item.id}
          label={describeFilter(apiRef.current, item)} // "Product contains desk"
          onDelete={() => apiRef.current.deleteFilterItem(item)}
        />
      ))}
    </Toolbar>
  );
}
// #endregion

const slots = {toolbar: FilterBar};
const slotProps = {basePopper: {placement: 'bottom-start'}} as const;

export default function FilterChips() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{id: 1, field: 'total', operator: '>', value: 5_000}],
  });

  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        label="Orders"
        rows={rows}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        slots={slots}
        slotProps={slotProps}
        showToolbar
      />
    </div>
  );
}
