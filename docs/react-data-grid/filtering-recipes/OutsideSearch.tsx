import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  GridPortalWrapper,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(1000);

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'status', headerName: 'Status', width: 120},
];

function ToolbarWithOutsideSearch() {
  return (
    <>
      <Portal container={() => document.getElementById('parcel-search')}>
        <GridPortalWrapper>
          <QuickFilter expanded style={{display: 'flex', gap: 8}}>
            <QuickFilterControl
              aria-label="Search parcels"
              placeholder="Search…"
              size="small"
            />
            <QuickFilterClear size="small">Clear</QuickFilterClear>
          </QuickFilter>
        </GridPortalWrapper>
      </Portal>
      <Toolbar aria-label="Parcels">
        <ColumnsPanelTrigger render={<ToolbarButton />}>Columns</ColumnsPanelTrigger>
        <FilterPanelTrigger
          render={(props, state) => (
            <ToolbarButton {...props}>
              <Badge variant="dot" color="primary" badgeContent={state.filterCount}>
                Filters
              </Badge>
            </ToolbarButton>
          )}
        />
      </Toolbar>
    </>
  );
}

export default function OutsideSearch() {
  return (
    <div style={{width: '100%'}}>
      <Box id="parcel-search" sx={{height: 40, mb: 1}} />
      <div style={{height: 400}}>
        <DataGrid
          aria-label="Parcels"
          rows={rows}
          columns={columns}
          slots={{toolbar: ToolbarWithOutsideSearch}}
          showToolbar
        />
      </div>
    </div>
  );
}
// #endregion
