import * as React from 'react';
import Badge from '@mui/material/Badge';
import Divider from '@mui/material/Divider';
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
} from '@mui/x-data-grid';
import {departureColumns} from '../../data/departureColumns';
import {departures} from '../../data/departures';

// #region preview
// The search button and the field share one grid area; the field grows from the button.
const Search = styled(QuickFilter)({display: 'grid', alignItems: 'center'});

const SearchButton = styled(ToolbarButton)({
  gridArea: '1 / 1',
  width: 'min-content',
  zIndex: 1,
  '&[aria-expanded="true"]': {opacity: 0, pointerEvents: 'none'},
});

const SearchField = styled(TextField)(({theme}) => ({
  gridArea: '1 / 1',
  overflowX: 'clip',
  width: 'var(--trigger-width)',
  opacity: 0,
  transition: theme.transitions.create(['width', 'opacity']),
  '[aria-expanded="true"] + &': {width: 180, opacity: 1},
}));

function DepartureToolbar() {
  const [exportOpen, setExportOpen] = React.useState(false);
  const exportRef = React.useRef<HTMLButtonElement>(null);
  const closeExport = () => setExportOpen(false);

  return (
    <Toolbar>
      <Typography sx={{flex: 1, mx: 0.5, fontWeight: 'medium'}}>Departures</Typography>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger
          render={(props, state) => (
            <ToolbarButton {...props}>
              <Badge badgeContent={state.filterCount} color="primary" variant="dot">
                <FilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
      <Divider orientation="vertical" flexItem variant="middle" sx={{mx: 0.5}} />
      <Tooltip title="Export">
        <ToolbarButton
          ref={exportRef}
          id="departures-export"
          aria-controls={exportOpen ? 'departures-export-menu' : undefined}
          aria-haspopup="true"
          aria-expanded={exportOpen}
          onClick={() => setExportOpen(true)}
        >
          <FileDownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        id="departures-export-menu"
        anchorEl={() => exportRef.current!}
        open={exportOpen}
        onClose={closeExport}
        slotProps={{list: {'aria-labelledby': 'departures-export'}}}
      >
        <ExportPrint render={<MenuItem />} onClick={closeExport}>
          Print
        </ExportPrint>
        <ExportCsv render={<MenuItem />} onClick={closeExport}>
          Download as CSV
        </ExportCsv>
      </Menu>
      <Search>
        <QuickFilterTrigger
          render={(props, state) => (
            <Tooltip title="Search" enterDelay={0}>
              <SearchButton {...props} aria-disabled={state.expanded}>
                <SearchIcon fontSize="small" />
              </SearchButton>
            </Tooltip>
          )}
        />
        <QuickFilterControl
          render={({ref, slotProps, ...props}, state) => (
            <SearchField
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
                  endAdornment: state.value ? (
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
    </Toolbar>
  );
}

const slots = {toolbar: DepartureToolbar};

export default function ToolbarFromParts() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
// #endregion
