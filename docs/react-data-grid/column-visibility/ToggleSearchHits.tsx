import {
  DataGrid,
  type GridColDef,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, page: '/', views: 18_420, registrations: 96, revenue: 4_512},
  {id: 2, page: '/pricing', views: 6_310, registrations: 118, revenue: 5_664},
  {id: 3, page: '/docs', views: 9_875, registrations: 21, revenue: 966},
];

const columns: GridColDef[] = [
  {field: 'page', headerName: 'Page'},
  {field: 'views', headerName: 'Views', type: 'number'},
  {field: 'registrations', headerName: 'Registrations', type: 'number', width: 130},
  {field: 'revenue', headerName: 'Revenue ($)', type: 'number', width: 120},
];

const slotProps: GridSlotsComponentsProps = {
  columnsManagement: {toggleAllMode: 'filteredOnly', sort: 'asc'},
};
// #endregion

export default function ToggleSearchHits() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid
        aria-label="Website traffic"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        showToolbar
        hideFooter
      />
    </div>
  );
}
