import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {findProblem, parseAmount, SAMPLE, splitText, type Product} from './paste';

const PRODUCTS: Product[] = [
  {id: 1, product: 'Standing desk', price: 549, stock: 24},
  {id: 2, product: 'Office chair', price: 289, stock: 60},
  {id: 3, product: 'Desk lamp', price: 59, stock: 120},
  {id: 4, product: 'Wireless mouse', price: 35, stock: 300},
  {id: 5, product: 'Webcam', price: 89, stock: 75},
];

const currency = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});

const columns: GridColDef<Product>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    editable: true,
    width: 110,
    pastedValueParser: parseAmount,
    valueFormatter: (price: number) => currency.format(price),
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    editable: true,
    width: 90,
    pastedValueParser: parseAmount,
  },
];

export default function PriceList() {
  const [rows, setRows] = React.useState(PRODUCTS);
  const [problems, setProblems] = React.useState<string[]>([]);
  const clearProblems = () => setProblems([]);

  // #region preview
  // {data: [['$1,249.00', '12'], ['on request', '8'], …]}
  const checkSize: DataGridPremiumProps['onBeforeClipboardPasteStart'] = async ({
    data,
  }) => {
    if (data.some((cells) => cells.length > 2)) {
      setProblems(['Copy only the prices and the stock.']);
      throw new Error('Too many columns'); // Cancels the paste.
    }
  };

  // The grid calls it for each pasted row, and when users edit a cell.
  const processRowUpdate = (newRow: Product, oldRow: Product) => {
    const problem = findProblem(newRow);
    if (problem) {
      setProblems((prev) => [...prev, problem]);
      return oldRow;
    }
    setRows((prev) => prev.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };
  // #endregion

  const copySample = async () => {
    try {
      await navigator.clipboard.writeText(SAMPLE);
    } catch {
      setProblems(['The browser doesn’t allow access to the clipboard.']);
    }
  };

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Button onClick={copySample} sx={{alignSelf: 'start'}}>
        Copy sample data
      </Button>
      <div style={{height: 320}}>
        <DataGridPremium
          aria-label="Price list"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          splitClipboardPastedText={splitText}
          onBeforeClipboardPasteStart={checkSize}
          onClipboardPasteStart={clearProblems}
          onCellEditStart={clearProblems}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
      <div role="status" style={{minHeight: 76}}>
        {problems.length > 0 && (
          <Alert severity="error">
            {problems.map((problem) => (
              <div key={problem}>{problem}</div>
            ))}
          </Alert>
        )}
      </div>
    </Stack>
  );
}
