import * as React from 'react';
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
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(200);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'product', headerName: 'Product', width: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
];

// #region preview
// Accepts all props and the ref, and passes them to the button
function PillButton(props: ButtonProps) {
  return <Button size="small" variant="outlined" {...props} sx={{borderRadius: 8}} />;
}

function OrderToolbar() {
  return (
    <Toolbar>
      {/* A class name for each state, on the default button */}
      <ColumnsPanelTrigger
        className={(state) => (state.open ? 'trigger-open' : 'trigger')}
        render={<ToolbarButton render={<PillButton />} />}
      >
        Columns
      </ColumnsPanelTrigger>

      {/* An element: two parts become one button */}
      <ExportCsv render={<ToolbarButton render={<PillButton />} />}>CSV</ExportCsv>

      {/* A function, which also receives the state */}
      <FilterPanelTrigger
        render={(props, state) => (
          <ToolbarButton {...props} render={<PillButton />}>
            Filters ({state.filterCount})
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const slots = {toolbar: OrderToolbar};

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
// #endregion
