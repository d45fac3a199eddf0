import * as React from 'react';
import SettingsIcon from '@mui/icons-material/Settings';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';
import {createReadings, type Reading} from '../../data/readings';

const rows = createReadings(100);

const columns: GridColDef<Reading>[] = [
  {field: 'instrument', headerName: 'Instrument', width: 120},
  {field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 150},
  {field: 'wind', headerName: 'Wind (m/s)', type: 'number', width: 120},
];

// #region preview
interface Settings {
  compact: boolean;
  columnBorders: boolean;
  cellBorders: boolean;
}

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    settings?: Settings;
    onSettingsChange?: (settings: Settings) => void;
  }
}

const KEY = 'reading-settings';
const defaults: Settings = {compact: false, columnBorders: false, cellBorders: true};
const labels = {
  compact: 'Compact rows',
  columnBorders: 'Borders between headers',
  cellBorders: 'Borders between cells',
};
const names = ['compact', 'columnBorders', 'cellBorders'] as const;

function readSettings(): Settings {
  try {
    return {...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? '{}')};
  } catch {
    return defaults; // On the server, or if the storage is blocked
  }
}

function SettingsToolbar({
  settings = defaults,
  onSettingsChange,
}: GridSlotProps['toolbar']) {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  return (
    <Toolbar>
      <Tooltip title="Settings">
        <ToolbarButton
          ref={buttonRef}
          id="settings-button"
          aria-controls={open ? 'settings-menu' : undefined}
          aria-haspopup="true"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <SettingsIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        id="settings-menu"
        anchorEl={() => buttonRef.current!}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{list: {'aria-labelledby': 'settings-button'}}}
      >
        {names.map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={settings[name]}
            selected={settings[name]}
            onClick={() => onSettingsChange?.({...settings, [name]: !settings[name]})}
          >
            {labels[name]}
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}

const slots = {toolbar: SettingsToolbar};

export default function SettingsMenu() {
  const [settings, setSettings] = React.useState(readSettings);

  const save = (changed: Settings) => {
    setSettings(changed);
    try {
      localStorage.setItem(KEY, JSON.stringify(changed));
    } catch {
      // The settings are lost on reload
    }
  };

  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        label="Readings"
        rows={rows}
        columns={columns}
        density={settings.compact ? 'compact' : 'standard'}
        showColumnVerticalBorder={settings.columnBorders}
        showCellVerticalBorder={settings.cellBorders}
        slots={slots}
        slotProps={{toolbar: {settings, onSettingsChange: save}}}
        showToolbar
      />
    </div>
  );
}
// #endregion
