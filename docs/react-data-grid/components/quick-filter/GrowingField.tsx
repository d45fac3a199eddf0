import CancelIcon from '@mui/icons-material/Cancel';
import SearchIcon from '@mui/icons-material/Search';
import {styled} from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(10_000);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'country', headerName: 'Country', width: 130},
];

const clearButton = (
  <QuickFilterClear size="small" edge="end" aria-label="Clear search">
    <CancelIcon fontSize="small" />
  </QuickFilterClear>
);

// #region preview
// The button and the field share a grid area. The button sets aria-expanded.
const Root = styled(QuickFilter)({display: 'grid', alignItems: 'center'});

const Trigger = styled(ToolbarButton)({
  gridArea: '1 / 1',
  width: 'min-content',
  zIndex: 1,
  '&[aria-expanded="true"]': {opacity: 0, pointerEvents: 'none'},
});

const Field = styled(TextField)(({theme}) => ({
  gridArea: '1 / 1',
  overflowX: 'clip',
  width: 'var(--trigger-width)',
  opacity: 0,
  transition: theme.transitions.create(['width', 'opacity']),
  '[aria-expanded="true"] + &': {width: 240, opacity: 1},
}));

// Root renders QuickFilterTrigger with Trigger, and QuickFilterControl with Field.
// #endregion

function SearchToolbar() {
  return (
    <Toolbar>
      <Root>
        <QuickFilterTrigger
          render={(props, {expanded}) => (
            <Trigger {...props} aria-label="Search" aria-disabled={expanded}>
              <SearchIcon fontSize="small" />
            </Trigger>
          )}
        />
        <QuickFilterControl
          render={({ref, slotProps, ...props}, {value}) => (
            <Field
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Search…"
              slotProps={{
                htmlInput: {...slotProps?.htmlInput, 'aria-label': 'Search orders'},
                input: {
                  ...slotProps?.input,
                  startAdornment: (
                    <SearchIcon fontSize="small" sx={{marginInlineEnd: 1}} />
                  ),
                  endAdornment: value ? clearButton : null,
                },
              }}
            />
          )}
        />
      </Root>
    </Toolbar>
  );
}

const slots = {toolbar: SearchToolbar};

export default function GrowingField() {
  return (
    <div style={{height: 380, width: '100%'}}>
      <DataGrid
        label="Orders"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
