import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  GridPortalWrapper,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(1_000);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
  {field: 'product', headerName: 'Product', width: 170},
  {field: 'status', headerName: 'Status', width: 110},
];

// #region preview
// The page has an element for it before the grid: <div id="order-search" />
// The toolbar of the grid renders this component.
const OutsideSearchField = () => (
  <Portal container={() => document.getElementById('order-search')}>
    <GridPortalWrapper>
      <QuickFilter expanded style={{display: 'flex', gap: 8}}>
        <QuickFilterControl
          aria-label="Search orders"
          placeholder="Search…"
          size="small"
        />
        <QuickFilterClear size="small">Clear</QuickFilterClear>
      </QuickFilter>
    </GridPortalWrapper>
  </Portal>
);

// #endregion

const OrderToolbar = () => (
  <Toolbar aria-label="Orders">
    <OutsideSearchField />
    <ColumnsPanelTrigger render={<ToolbarButton />}>Columns</ColumnsPanelTrigger>
    <FilterPanelTrigger
      render={(props, {filterCount}) => (
        <ToolbarButton {...props}>
          <Badge variant="dot" color="primary" badgeContent={filterCount}>
            Filters
          </Badge>
        </ToolbarButton>
      )}
    />
  </Toolbar>
);

const slots = {toolbar: OrderToolbar};

export default function OutsideSearch() {
  return (
    <div style={{width: '100%'}}>
      <Box id="order-search" sx={{height: 40, mb: 1}} />
      <div style={{height: 400}}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          slots={slots}
          showToolbar
        />
      </div>
    </div>
  );
}
