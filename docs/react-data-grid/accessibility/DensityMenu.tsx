import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import SettingsIcon from '@mui/icons-material/Settings';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

interface DensityOptionsProps {
  anchorEl: () => HTMLElement;
  open: boolean;
  onClose: () => void;
}

const menuSlotProps = {list: {'aria-labelledby': 'density-button'}};

// #region preview
const DENSITIES = ['compact', 'standard', 'comfortable'] as const;

function DensityOptions({onClose, ...props}: DensityOptionsProps) {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);

  // menuSlotProps names the menu after its button.
  return (
    <Menu id="density-menu" onClose={onClose} slotProps={menuSlotProps} {...props}>
      {DENSITIES.map((option) => (
        <MenuItem
          key={option}
          role="menuitemradio"
          sx={{textTransform: 'capitalize'}}
          aria-checked={density === option}
          onClick={() => {
            apiRef.current.setDensity(option);
            onClose();
          }}
        >
          <ListItemIcon>{density === option && <CheckIcon />}</ListItemIcon>
          {option}
        </MenuItem>
      ))}
    </Menu>
  );
}
// #endregion

function DensityToolbar() {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  return (
    <Toolbar>
      <ToolbarButton
        ref={buttonRef}
        id="density-button"
        aria-label="Density"
        aria-controls={open ? 'density-menu' : undefined}
        aria-haspopup="true"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <SettingsIcon fontSize="small" />
      </ToolbarButton>
      <DensityOptions
        anchorEl={() => buttonRef.current!}
        open={open}
        onClose={() => setOpen(false)}
      />
    </Toolbar>
  );
}

const slots = {toolbar: DensityToolbar};

export default function DensityMenu() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        label="Orders"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
      />
    </div>
  );
}
