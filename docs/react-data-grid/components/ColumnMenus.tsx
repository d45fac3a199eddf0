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

const rows = [
  {id: 1, product: 'Standing desk', supplier: 'Brightline', stock: 24},
  {id: 2, product: 'Office chair', supplier: 'Contoso', stock: 8},
  {id: 3, product: 'Desk lamp', supplier: 'Lakeside Works', stock: 130},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 150},
  {field: 'supplier', headerName: 'Supplier', width: 140},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 110},
];

declare module '@mui/x-data-grid' {
  interface ColumnMenuPropsOverrides {
    accent?: 'primary.main' | 'secondary.main';
  }
}

interface SupplierMenuProps extends GridColumnMenuProps {
  accent?: string;
}

// #region preview
// The fields of the columns: 'product', 'supplier', 'stock'
function CustomMenu({accent, ...props}: SupplierMenuProps) {
  const {colDef, hideMenu} = props;

  if (colDef.field !== 'supplier') {
    return <GridColumnMenu {...props} />;
  }
  return (
    <GridColumnMenuContainer {...props}>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      <GridColumnMenuFilterItem colDef={colDef} onClick={hideMenu} />
      <Divider />
      <MenuItem onClick={hideMenu} sx={{color: accent}}>
        Contact all suppliers
      </MenuItem>
    </GridColumnMenuContainer>
  );
}

const slots = {columnMenu: CustomMenu};
// #endregion

export default function ColumnMenus() {
  const apiRef = useGridApiRef();
  const [accent, setAccent] = React.useState<'primary.main' | 'secondary.main'>(
    'primary.main',
  );
  const slotProps = React.useMemo(() => ({columnMenu: {accent}}), [accent]);

  const changeColor = () => {
    setAccent((prev) => (prev === 'primary.main' ? 'secondary.main' : 'primary.main'));
    apiRef.current?.showColumnMenu('supplier');
  };

  return (
    <div style={{width: '100%'}}>
      <Button onClick={changeColor}>Change the color of the supplier menu</Button>
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Products"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          slots={slots}
          slotProps={slotProps}
        />
      </div>
    </div>
  );
}
