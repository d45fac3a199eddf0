import FilterListIcon from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../../data/parcels';

const rows = createParcels(1000);

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
];

function ParcelToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={(props, state) => (
          <ToolbarButton
            {...props}
            aria-label={`Filters, ${state.filterCount} active`}
            color={state.open ? 'primary' : 'default'}
          >
            <Badge badgeContent={state.filterCount} color="primary">
              <FilterListIcon fontSize="small" />
            </Badge>
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const slots = {toolbar: ParcelToolbar};

export default function FilterCount() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        label="Parcels"
        rows={rows}
        columns={columns}
        slots={slots}
        slotProps={{basePopper: {placement: 'bottom-end'}}}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [{field: 'weight', operator: '>', value: 20}],
            },
          },
        }}
      />
    </div>
  );
}
// #endregion
