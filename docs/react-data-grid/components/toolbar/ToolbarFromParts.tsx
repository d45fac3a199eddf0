import * as React from 'react';
import Badge from '@mui/material/Badge';
import InputAdornment from '@mui/material/InputAdornment';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {styled} from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import CancelIcon from '@mui/icons-material/Cancel';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import FilterListIcon from '@mui/icons-material/FilterList';
import SearchIcon from '@mui/icons-material/Search';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  ExportPrint,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../../data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

// #region preview
function OrdersToolbar() {
  return (
    <Toolbar>
      <Typography sx={{flex: 1}}>Orders</Typography>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger
          render={(props, {filterCount}) => (
            <ToolbarButton {...props}>
              <Badge badgeContent={filterCount} color="primary" variant="dot">
                <FilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
      {/* A menu with ExportPrint and ExportCsv, and a QuickFilter */}
      <ExportMenu />
      <SearchField />
    </Toolbar>
  );
}
// #endregion

function ExportMenu() {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  return (
    <>
      <Tooltip title="Export">
        <ToolbarButton
          ref={buttonRef}
          id="orders-export"
          aria-controls={open ? 'orders-export-menu' : undefined}
          aria-haspopup="true"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <FileDownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        id="orders-export-menu"
        anchorEl={() => buttonRef.current!}
        open={open}
        onClose={close}
        slotProps={{list: {'aria-labelledby': 'orders-export'}}}
      >
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
        <ExportCsv render={<MenuItem />} onClick={close}>
          Download as CSV
        </ExportCsv>
      </Menu>
    </>
  );
}

// The button and the field share a grid area, in which the field expands.
const Search = styled(QuickFilter)({display: 'grid', alignItems: 'center'});

const SearchButton = styled(ToolbarButton)({
  gridArea: '1 / 1',
  width: 'min-content',
  zIndex: 1,
  '&[aria-expanded="true"]': {opacity: 0, pointerEvents: 'none'},
});

const SearchInput = styled(TextField)(({theme}) => ({
  gridArea: '1 / 1',
  overflowX: 'clip',
  width: 'var(--trigger-width)',
  opacity: 0,
  transition: theme.transitions.create(['width', 'opacity']),
  '[aria-expanded="true"] + &': {width: 180, opacity: 1},
}));

function SearchField() {
  return (
    <Search>
      <QuickFilterTrigger
        render={(props, {expanded}) => (
          <Tooltip title="Search" enterDelay={0}>
            <SearchButton {...props} aria-disabled={expanded}>
              <SearchIcon fontSize="small" />
            </SearchButton>
          </Tooltip>
        )}
      />
      <QuickFilterControl
        render={({ref, slotProps, ...props}, {value}) => (
          <SearchInput
            {...props}
            inputRef={ref}
            placeholder="Search…"
            size="small"
            slotProps={{
              htmlInput: {...slotProps?.htmlInput, 'aria-label': 'Search'},
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon fontSize="small" />
                  </InputAdornment>
                ),
                endAdornment: value ? (
                  <InputAdornment position="end">
                    <QuickFilterClear size="small" edge="end" aria-label="Clear">
                      <CancelIcon fontSize="small" />
                    </QuickFilterClear>
                  </InputAdornment>
                ) : null,
              },
            }}
          />
        )}
      />
    </Search>
  );
}

const slots = {toolbar: OrdersToolbar};

export default function ToolbarFromParts() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
