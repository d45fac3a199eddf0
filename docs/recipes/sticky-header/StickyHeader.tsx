import type * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type {SxProps, Theme} from '@mui/material/styles';
import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 100},
];

// #region preview
// 60 rows: {id: 10001, customer: 'Alder Clinics', product: 'Standing desk', …}
const APP_BAR_HEIGHT = 56;

const stickyHeader: SxProps<Theme> = (theme) => ({
  // Focused cells stay below the app bar and the header.
  [`& .${gridClasses.cell}`]: {scrollMarginTop: APP_BAR_HEIGHT + 56},
  // The columns fit from 600 px. On phones, they scroll inside the grid.
  [theme.breakpoints.up('sm')]: {
    [`&, & .${gridClasses.mainContent}, & .${gridClasses.main}`]: {overflow: 'visible'},
    [`& .${gridClasses.virtualScroller}`]: {overflow: 'visible !important'},
    [`& .${gridClasses['container--top']}`]: {top: APP_BAR_HEIGHT},
  },
});

// In the page:
// <div style={{display: 'flex', flexDirection: 'column'}} onFocus={scrollToCell}>
//   <DataGrid rows={rows} columns={columns} sx={stickyHeader} hideFooter />
// #endregion

/** Scrolls the page to the focused cell, because the grid scrolls only itself. */
const scrollToCell = ({target}: React.FocusEvent) =>
  target.scrollIntoView({block: 'nearest'});

export default function StickyHeader() {
  return (
    <div>
      <AppBar component="div" position="sticky" elevation={0}>
        <Toolbar style={{minHeight: APP_BAR_HEIGHT}}>
          <Typography component="p" variant="h6">
            Orders of 2025
          </Typography>
        </Toolbar>
      </AppBar>
      <div
        style={{display: 'flex', flexDirection: 'column', padding: 16}}
        onFocus={scrollToCell}
      >
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          sx={stickyHeader}
          hideFooter
        />
      </div>
    </div>
  );
}
