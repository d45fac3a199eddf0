import * as React from 'react';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenuColumnsItem,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuSortItem,
  type GridColDef,
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

const OwnColumnMenu = React.forwardRef<HTMLUListElement, GridColumnMenuProps>(
  function OwnColumnMenu({hideMenu, colDef, id, labelledby, open}, ref) {
    const itemProps = {colDef, onClick: hideMenu};
    const container = {hideMenu, colDef, id, labelledby, open};

    return (
      <GridColumnMenuContainer {...container} ref={ref}>
        <GridColumnMenuSortItem {...itemProps} />
        {colDef.field === 'city' ? <GridColumnMenuFilterItem {...itemProps} /> : null}
        <Divider />
        <GridColumnMenuColumnsItem {...itemProps} />
        <Divider />
        <MenuItem onClick={hideMenu}>Close</MenuItem>
      </GridColumnMenuContainer>
    );
  },
);

export default function OwnMenu() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        slots={{columnMenu: OwnColumnMenu}}
      />
    </div>
  );
}
// #endregion
