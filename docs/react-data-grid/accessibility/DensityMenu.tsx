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

interface RadioMenuProps<Option extends string> {
  label: string;
  options: readonly Option[];
  value: Option;
  onChange: (option: Option) => void;
}

/** A toolbar button that opens a menu, in which one option is checked. */
function RadioMenu<Option extends string>(props: RadioMenuProps<Option>) {
  const {label, options, value, onChange} = props;
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  return (
    <>
      <ToolbarButton
        ref={buttonRef}
        id={`${id}-button`}
        aria-label={label}
        aria-controls={open ? `${id}-menu` : undefined}
        aria-haspopup="true"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <SettingsIcon fontSize="small" />
      </ToolbarButton>
      <Menu
        id={`${id}-menu`}
        anchorEl={() => buttonRef.current!}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{list: {'aria-labelledby': `${id}-button`}}}
      >
        {options.map((option) => (
          <MenuItem
            key={option}
            role="menuitemradio"
            sx={{textTransform: 'capitalize'}}
            aria-checked={value === option}
            onClick={() => {
              onChange(option);
              setOpen(false);
            }}
          >
            <ListItemIcon>{value === option && <CheckIcon />}</ListItemIcon>
            {option}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

// #region preview
// RadioMenu, in the same file, is a ToolbarButton that opens a Menu of the options.
function DensityToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);

  return (
    <Toolbar>
      <RadioMenu
        label="Density"
        options={['compact', 'standard', 'comfortable']}
        value={density}
        onChange={(option) => apiRef.current.setDensity(option)}
      />
    </Toolbar>
  );
}

// Pass the toolbar to the grid: <DataGrid slots={slots} showToolbar … />
const slots = {toolbar: DensityToolbar};
// #endregion

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
