import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {arSD} from '@mui/x-data-grid/locales';
import * as React from 'react';

// #region preview
const rtlCache = createCache({key: 'grid-rtl', stylisPlugins: [rtlPlugin]});

const columns: GridColDef[] = [
  {field: 'station', headerName: 'المحطة', flex: 1, minWidth: 120},
  {field: 'passengers', headerName: 'الركاب', type: 'number', width: 120},
];
const rows = [
  {id: 1, station: 'الميناء', passengers: 84},
  {id: 2, station: 'المنارة', passengers: 41},
  {id: 3, station: 'الجزيرة', passengers: 117},
];

export default function ArabicGrid() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, {direction: 'rtl'}, arSD),
    [outerTheme],
  );

  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={theme}>
        <div dir="rtl" lang="ar" style={{height: 300, width: '100%'}}>
          <DataGrid aria-label="الركاب" rows={rows} columns={columns} />
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
// #endregion
