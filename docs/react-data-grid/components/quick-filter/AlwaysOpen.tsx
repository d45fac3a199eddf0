import CancelIcon from '@mui/icons-material/Cancel';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import {departureColumns} from '../../data/departureColumns';
import {departures} from '../../data/departures';

// #region preview
function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{flex: 1}}>
        <QuickFilterControl
          render={({ref, slotProps, ...props}, state) => (
            <TextField
              {...props}
              inputRef={ref}
              fullWidth
              size="small"
              placeholder="Route, vessel or status"
              slotProps={{
                htmlInput: {...slotProps?.htmlInput, 'aria-label': 'Search departures'},
                input: {
                  endAdornment: state.value ? (
                    <QuickFilterClear size="small" aria-label="Clear search">
                      <CancelIcon fontSize="small" />
                    </QuickFilterClear>
                  ) : null,
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = {toolbar: SearchToolbar};

export default function AlwaysOpen() {
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
