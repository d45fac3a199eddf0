import * as React from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuSortItem,
  useGridApiRef,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
declare module '@mui/x-data-grid' {
  interface ColumnMenuPropsOverrides {
    accent?: 'primary.main' | 'secondary.main';
  }
}

const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 160},
  {field: 'vessel', headerName: 'Vessel', width: 110},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 120},
];

interface AccentMenuProps extends GridColumnMenuProps {
  accent?: string;
}

function AccentMenu({accent, ...props}: AccentMenuProps) {
  const {colDef, hideMenu, id, labelledby, open} = props;
  const container = {colDef, hideMenu, id, labelledby, open};

  if (colDef.field === 'route') {
    return (
      <GridColumnMenuContainer {...container}>
        <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
        <Divider />
        <GridColumnMenuFilterItem colDef={colDef} onClick={hideMenu} />
      </GridColumnMenuContainer>
    );
  }
  if (colDef.field === 'vessel') {
    return (
      <GridColumnMenuContainer {...container}>
        <MenuItem onClick={hideMenu} sx={{color: accent}}>
          All vessels meet the 2025 emission rules
        </MenuItem>
      </GridColumnMenuContainer>
    );
  }
  return <GridColumnMenu {...props} />;
}

const slots = {columnMenu: AccentMenu};

export default function ColumnMenus() {
  const apiRef = useGridApiRef();
  const [accent, setAccent] = React.useState<'primary.main' | 'secondary.main'>(
    'primary.main',
  );

  const toggle = () => {
    setAccent(accent === 'primary.main' ? 'secondary.main' : 'primary.main');
    apiRef.current?.showColumnMenu('vessel');
  };

  return (
    <div style={{width: '100%'}}>
      <Button onClick={toggle}>Change the color of the vessel menu</Button>
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Departures"
          apiRef={apiRef}
          rows={departures}
          columns={columns}
          slots={slots}
          slotProps={{columnMenu: {accent}}}
        />
      </div>
    </div>
  );
}
// #endregion
