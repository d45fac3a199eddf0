import Box from '@mui/material/Box';
import Button, {type ButtonProps} from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'total', headerName: 'Total', type: 'number', width: 100},
];

/** Passes all props, including the ref, to a Material UI button. */
function PillButton(props: ButtonProps) {
  return <Button size="small" variant="outlined" {...props} sx={{borderRadius: 8}} />;
}

// #region preview
// PillButton passes all props, including the ref, to a button.
function OrdersToolbar() {
  return (
    <Toolbar>
      {/* A class for each state */}
      <ColumnsPanelTrigger
        className={({open}) => (open ? 'trigger-open' : 'trigger')}
        render={<ToolbarButton render={<PillButton />} />}
      >
        Columns
      </ColumnsPanelTrigger>
      {/* An element: three components render one button. */}
      <ExportCsv render={<ToolbarButton render={<PillButton />} />}>CSV</ExportCsv>
      {/* A function that receives the props and the state */}
      <FilterPanelTrigger
        render={(props, {filterCount}) => (
          <ToolbarButton {...props} render={<PillButton />}>
            Filters ({filterCount})
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}
// #endregion

const slots = {toolbar: OrdersToolbar};

export default function RenderTechniques() {
  return (
    <Box
      sx={{height: 360, width: '100%', '& .trigger-open': {bgcolor: 'action.selected'}}}
    >
      <DataGrid
        label="Orders"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </Box>
  );
}
