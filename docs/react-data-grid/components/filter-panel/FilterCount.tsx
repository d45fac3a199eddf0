import FilterListIcon from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(1_000);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

const initialState: GridInitialState = {
  filter: {filterModel: {items: [{field: 'total', operator: '>', value: 5_000}]}},
};

// #region preview
function FilterToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={(props, {open, filterCount}) => (
          <ToolbarButton
            {...props}
            aria-label={`Filters, ${filterCount} active`}
            color={open ? 'primary' : 'default'}
          >
            <Badge badgeContent={filterCount} color="primary">
              <FilterListIcon fontSize="small" />
            </Badge>
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

// Pass both to the grid: <DataGrid slots={slots} slotProps={slotProps} showToolbar … />
const slots = {toolbar: FilterToolbar};
const slotProps = {basePopper: {placement: 'bottom-end'}} as const;
// #endregion

export default function FilterCount() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        label="Orders"
        rows={rows}
        columns={columns}
        slots={slots}
        slotProps={slotProps}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
