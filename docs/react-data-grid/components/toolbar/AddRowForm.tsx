import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, product: 'Standing desk', stock: 24},
  {id: 2, product: 'Office chair', stock: 8},
  {id: 3, product: 'Desk lamp', stock: 130},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 140},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 110},
];

const focusField = (input: HTMLInputElement | null) =>
  input?.focus({preventScroll: true});

// #region preview
// A row: {id: 1, product: 'Standing desk', stock: 24}
function AddProductForm({onClose}: {onClose: () => void}) {
  const apiRef = useGridApiContext();

  const addProduct = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {product, stock} = Object.fromEntries(new FormData(event.currentTarget));
    const id = apiRef.current.getRowsCount() + 1;
    apiRef.current.updateRows([{id, product, stock: Number(stock)}]);
    onClose();
  };

  return (
    <form onSubmit={addProduct} style={{display: 'grid', gap: 16}}>
      <TextField name="product" label="Product" required inputRef={focusField} />
      <TextField name="stock" label="Stock" type="number" required />
      <Button type="submit">Add</Button>
    </form>
  );
}
// #endregion

function AddProductToolbar() {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <Toolbar>
      <ToolbarButton
        ref={buttonRef}
        aria-label="Add a product"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen((prev) => !prev)}
      >
        <AddIcon fontSize="small" />
      </ToolbarButton>
      <Popper
        open={open}
        anchorEl={() => buttonRef.current!}
        placement="bottom-end"
        sx={{zIndex: 'modal'}}
      >
        <ClickAwayListener onClickAway={() => setOpen(false)}>
          <Paper
            role="dialog"
            aria-label="Add a product"
            elevation={8}
            sx={{p: 2}}
            onKeyDown={(event) => event.key === 'Escape' && close()}
          >
            <AddProductForm onClose={close} />
          </Paper>
        </ClickAwayListener>
      </Popper>
    </Toolbar>
  );
}

const slots = {toolbar: AddProductToolbar};

export default function AddRowForm() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
