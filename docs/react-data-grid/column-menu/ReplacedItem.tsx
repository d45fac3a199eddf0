import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

const rows = createParcels(100);

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', width: 160},
  {field: 'city', headerName: 'City', width: 120},
  {field: 'service', headerName: 'Service', width: 120},
];

function ShowFiltersItem({colDef, onClick}: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        apiRef.current.showFilterPanel(colDef.field);
      }}
    >
      Show filters
    </MenuItem>
  );
}

function MenuWithFilters(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{columnMenuFilterItem: ShowFiltersItem}} />;
}

export default function ReplacedItem() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        slots={{columnMenu: MenuWithFilters}}
      />
    </div>
  );
}
// #endregion
