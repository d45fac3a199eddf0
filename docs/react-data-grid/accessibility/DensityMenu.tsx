import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import SettingsIcon from '@mui/icons-material/Settings';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
const densities = ['compact', 'standard', 'comfortable'] as const;

function DensityToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  return (
    <Toolbar>
      <ToolbarButton
        ref={buttonRef}
        id="density-button"
        aria-label="Density"
        aria-controls={open ? 'density-menu' : undefined}
        aria-haspopup="true"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <SettingsIcon fontSize="small" />
      </ToolbarButton>
      <Menu
        id="density-menu"
        anchorEl={() => buttonRef.current!}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{list: {'aria-labelledby': 'density-button'}}}
      >
        {densities.map((option) => (
          <MenuItem
            key={option}
            role="menuitemradio"
            aria-checked={density === option}
            onClick={() => {
              apiRef.current.setDensity(option);
              setOpen(false);
            }}
          >
            <ListItemIcon>{density === option && <CheckIcon />}</ListItemIcon>
            <ListItemText sx={{textTransform: 'capitalize'}}>{option}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}

export default function DensityMenu() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        label="Departures"
        rows={departures}
        columns={departureColumns}
        slots={{toolbar: DensityToolbar}}
        showToolbar
      />
    </div>
  );
}
// #endregion
