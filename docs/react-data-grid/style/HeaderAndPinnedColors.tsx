import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import {createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid/themeAugmentation';
import {createEmployees, type Employee} from '../../data/employees';

const [manager, ...rows] = createEmployees(40);
const pinnedRows = {top: [manager!]};

const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'jobTitle', headerName: 'Job title', width: 180},
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'office', headerName: 'Office', width: 130},
  {field: 'email', headerName: 'Email', width: 240},
];

const initialState = {pinnedColumns: {left: ['name']}};

// #region preview
const colors = {
  light: {bg: '#f5faff', headerBg: '#cfe3f7', pinnedBg: '#e4f0fb'},
  dark: {bg: '#101a24', headerBg: '#1f3a54', pinnedBg: '#182a3c'},
};

function useGridTheme(mode: 'light' | 'dark') {
  const {direction} = useTheme();
  return React.useMemo(
    () => createTheme({direction, palette: {mode, DataGrid: colors[mode]}}),
    [direction, mode],
  );
}

// Render: <ThemeProvider theme={theme}><DataGridPro … /></ThemeProvider>
// #endregion

export default function HeaderAndPinnedColors() {
  const [mode, setMode] = React.useState<'light' | 'dark'>('light');
  const otherMode = mode === 'light' ? 'dark' : 'light';
  const theme = useGridTheme(mode);

  return (
    <ThemeProvider theme={theme}>
      <Paper elevation={0} sx={{width: '100%', p: 1}}>
        <Button onClick={() => setMode(otherMode)}>Switch to {otherMode} mode</Button>
        <div style={{height: 400}}>
          <DataGridPro
            aria-label="Employees"
            rows={rows}
            columns={columns}
            pinnedRows={pinnedRows}
            initialState={initialState}
          />
        </div>
      </Paper>
    </ThemeProvider>
  );
}
