import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import {createTheme, ThemeProvider, type Theme} from '@mui/material/styles';
import {DataGridPro} from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid/themeAugmentation';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
const colors = {
  light: {bg: '#f5faff', headerBg: '#cfe3f7', pinnedBg: '#e4f0fb'},
  dark: {bg: '#101a24', headerBg: '#1f3a54', pinnedBg: '#182a3c'},
};

const themes = {
  light: ({direction}: Theme) =>
    createTheme({direction, palette: {mode: 'light', DataGrid: colors.light}}),
  dark: ({direction}: Theme) =>
    createTheme({direction, palette: {mode: 'dark', DataGrid: colors.dark}}),
};

const pinnedRows = {top: [departures[0]!]};
const rows = departures.slice(1);

export default function HeaderAndPinnedColors() {
  const [mode, setMode] = React.useState<'light' | 'dark'>('light');
  const other = mode === 'light' ? 'dark' : 'light';

  return (
    <ThemeProvider theme={themes[mode]}>
      <Paper elevation={0} sx={{width: '100%', p: 1}}>
        <Button onClick={() => setMode(other)}>Switch to {other} mode</Button>
        <div style={{height: 400}}>
          <DataGridPro
            aria-label="Departures with the next one pinned"
            rows={rows}
            columns={departureColumns}
            pinnedRows={pinnedRows}
            initialState={{pinnedColumns: {left: ['vessel']}}}
          />
        </div>
      </Paper>
    </ThemeProvider>
  );
}
// #endregion
