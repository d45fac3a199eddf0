import SearchIcon from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import {departureColumns} from '../../data/departureColumns';
import {departures} from '../../data/departures';

// #region preview
function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter defaultExpanded style={{display: 'flex', alignItems: 'center'}}>
        <QuickFilterControl
          render={({ref, slotProps, ...props}, state) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Search…"
              slotProps={{
                htmlInput: {...slotProps?.htmlInput, 'aria-label': 'Search departures'},
              }}
              sx={{visibility: state.expanded ? 'visible' : 'hidden'}}
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

export default function StartsOpen() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        label="Departures"
        rows={departures}
        columns={departureColumns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
// #endregion
