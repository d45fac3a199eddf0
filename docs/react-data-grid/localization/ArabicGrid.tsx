import * as React from 'react';
import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {arSD} from '@mui/x-data-grid/locales';

const columns: GridColDef[] = [
  {field: 'product', headerName: 'المنتج', flex: 1, minWidth: 120},
  {field: 'stock', headerName: 'المخزون', type: 'number', width: 120},
];

const rows = [
  {id: 1, product: 'مكتب', stock: 24},
  {id: 2, product: 'كرسي', stock: 8},
  {id: 3, product: 'مصباح', stock: 130},
];

// #region preview
// A row: {id: 1, product: 'مكتب', stock: 24}
const rtlCache = createCache({key: 'grid-rtl', stylisPlugins: [rtlPlugin]});

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
          <DataGrid aria-label="المنتجات" rows={rows} columns={columns} />
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
// #endregion
