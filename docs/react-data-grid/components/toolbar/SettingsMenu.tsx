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
import {createTraffic} from '../../../data/traffic';

const rows = createTraffic(60).map((day, index) => ({...day, id: index + 1}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'date', headerName: 'Date', type: 'date', width: 120},
  {field: 'visitors', headerName: 'Visitors', type: 'number', width: 110},
  {field: 'pageViews', headerName: 'Page views', type: 'number', width: 120},
];

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

const defaults: Settings = {compact: false, columnBorders: false, cellBorders: true};
const labels = {
  compact: 'Compact rows',
  columnBorders: 'Borders between headers',
  cellBorders: 'Borders between cells',
};
const names = ['compact', 'columnBorders', 'cellBorders'] as const;

// #region preview
const STORAGE_KEY = 'traffic-settings';

// Settings: {compact: false, columnBorders: false, cellBorders: true}
function useSettings() {
  const [settings, setSettings] = React.useState<Settings>(() => {
    try {
      return {...defaults, ...JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')};
    } catch {
      return defaults; // On the server, or if the storage is blocked
    }
  });

  const save = React.useCallback((changed: Settings) => {
    setSettings(changed);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(changed));
    } catch {
      // The browser doesn't keep the settings.
    }
  }, []);

  return [settings, save] as const;
}
// #endregion

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
  const [settings, saveSettings] = useSettings();
  const slotProps = React.useMemo(
    () => ({toolbar: {settings, onSettingsChange: saveSettings}}),
    [settings, saveSettings],
  );

  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        label="Website traffic"
        rows={rows}
        columns={columns}
        density={settings.compact ? 'compact' : 'standard'}
        showColumnVerticalBorder={settings.columnBorders}
        showCellVerticalBorder={settings.cellBorders}
        slots={slots}
        slotProps={slotProps}
        showToolbar
      />
    </div>
  );
}
