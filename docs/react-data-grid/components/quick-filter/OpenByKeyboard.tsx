import * as React from 'react';
import SearchIcon from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(1_000);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'country', headerName: 'Country', width: 130},
];

// #region preview
function useSearchShortcut() {
  const apiRef = useGridApiContext();
  const [expanded, setExpanded] = React.useState(false);

  React.useEffect(() => {
    const root = apiRef.current.rootElementRef.current;
    const openSearch = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'p') {
        event.preventDefault(); // Prevents the print dialog.
        setExpanded(true);
      }
    };
    root?.addEventListener('keydown', openSearch);
    return () => root?.removeEventListener('keydown', openSearch);
  }, [apiRef]);

  // Spread into the quick filter: <QuickFilter {...useSearchShortcut()}>
  return {expanded, onExpandedChange: setExpanded};
}
// #endregion

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter {...useSearchShortcut()} style={{display: 'flex'}}>
        <QuickFilterControl
          render={({ref, slotProps, ...props}, {expanded}) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              sx={{visibility: expanded ? 'visible' : 'hidden'}}
              slotProps={{
                htmlInput: {...slotProps?.htmlInput, 'aria-label': 'Search'},
              }}
            />
          )}
        />
        <QuickFilterTrigger render={<ToolbarButton />} aria-label="Search">
          <SearchIcon fontSize="small" />
        </QuickFilterTrigger>
      </QuickFilter>
    </Toolbar>
  );
}

const slots = {toolbar: SearchToolbar};

export default function OpenByKeyboard() {
  return (
    <div style={{height: 360, width: '100%'}}>
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
