import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

interface Product {
  id: number;
  product: string;
  price: number;
}

const products: Product[] = [
  {id: 1, product: 'Standing desk', price: 549},
  {id: 2, product: 'Office chair', price: 289},
  {id: 3, product: 'Desk lamp', price: 59},
];

const columns: GridColDef<Product>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 120, editable: true},
  {field: 'price', headerName: 'Price ($)', type: 'number', width: 110, editable: true},
];

const KEY = 'docs-pasted-products';

function readProducts(): Product[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '') as Product[];
  } catch {
    return products; // Nothing is stored, or the storage is blocked.
  }
}

/** Stores rows in `sessionStorage`. A ref holds the latest rows for parallel updates. */
function useSessionRows() {
  const [rows, setRows] = React.useState(products);
  const latestRef = React.useRef(rows);

  React.useEffect(() => {
    latestRef.current = readProducts();
    setRows(latestRef.current);
  }, []);

  const saveRows = (change: (prev: Product[]) => Product[]) => {
    latestRef.current = change(latestRef.current);
    setRows(latestRef.current);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(latestRef.current));
    } catch {
      // The storage is blocked or full, so the rows are lost on reload.
    }
  };
  return {rows, saveRows};
}

export default function SavePastedRows() {
  // #region preview
  // A row: {id: 1, product: 'Standing desk', price: 549}
  // This hook, in the same file, keeps the rows in `sessionStorage`.
  const {rows, saveRows} = useSessionRows();
  const [error, setError] = React.useState('');

  // The grid calls it once for each pasted row.
  const processRowUpdate = (newRow: Product) => {
    if (!(newRow.price > 0)) {
      throw new Error(`The price of ${newRow.product} must be greater than 0.`);
    }
    saveRows((prev) => prev.map((row) => (row.id === newRow.id ? newRow : row)));
    setError('');
    return newRow;
  };
  const handleError = (reason: Error) => setError(reason.message);
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <Button onClick={() => saveRows(() => products)}>Reset rows</Button>
      {error && <Alert severity="error">{error}</Alert>}
      <div style={{height: 268}}>
        <DataGridPremium
          aria-label="Products"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          ignoreValueFormatterDuringExport
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={handleError}
        />
      </div>
    </div>
  );
}
