import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {readFile} from './readFile';
import {createCsvSample, createExcelSample} from './samples';
import {checkRow, FIELDS, type ImportRow, type Item} from './validation';

const columns: GridColDef<ImportRow>[] = [
  {field: 'line', headerName: 'Row', width: 60},
  {field: 'sku', headerName: FIELDS.sku, editable: true, width: 100},
  {field: 'product', headerName: FIELDS.product, editable: true, width: 150},
  {field: 'stock', headerName: FIELDS.stock, editable: true, width: 80},
  {field: 'unitCost', headerName: FIELDS.unitCost, editable: true, width: 90},
  {
    field: 'problems',
    headerName: 'Problems',
    valueGetter: (_value, row) => Object.values(checkRow(row).problems).join(' '),
    flex: 1,
    minWidth: 240,
  },
];

const getRowId = ({line}: ImportRow) => line;

export default function InventoryImport() {
  const [message, setMessage] = React.useState<React.ReactNode>(null);
  // #region preview
  // A row: {line: 3, sku: 'FUR-2002', product: 'Office chair, gray', stock: 'many', …}
  const [rows, setRows] = React.useState<ImportRow[]>([]);
  const items = rows.flatMap<Item>((row) => checkRow(row).item ?? []);

  const read = async (file: File | Promise<File>) => {
    try {
      setRows(await readFile(await file));
      setMessage(null);
    } catch (error) {
      setRows([]);
      setMessage(<Alert severity="error">{(error as Error).message}</Alert>);
    }
  };

  // Rows with problems stay in the grid, so users can correct them.
  const importItems = () => {
    setMessage(<Alert severity="success">{items.length} items imported</Alert>);
    setRows(rows.filter((row) => !checkRow(row).item));
  };
  // #endregion

  const processRowUpdate = (newRow: ImportRow) => {
    setRows((prev) => prev.map((row) => (row.line === newRow.line ? newRow : row)));
    return newRow;
  };

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" sx={{flexWrap: 'wrap', alignItems: 'center', gap: 1}}>
        <input
          type="file"
          aria-label="CSV or Excel file"
          accept=".csv,.xlsx"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) {
              read(file);
            }
          }}
          style={{maxWidth: '100%'}}
        />
        <Button onClick={() => read(createCsvSample())}>CSV sample</Button>
        <Button onClick={() => read(createExcelSample())}>Excel sample</Button>
      </Stack>
      <div style={{height: 330}}>
        <DataGrid
          aria-label="Preview of the file"
          rows={rows}
          columns={columns}
          getRowId={getRowId}
          processRowUpdate={processRowUpdate}
          getCellClassName={({row, field}) =>
            checkRow(row).problems[field] ? 'problem' : ''
          }
          localeText={{noRowsLabel: 'Choose a file.'}}
          disableRowSelectionOnClick
          hideFooter
          sx={{
            '& .problem': {
              outline: '2px solid',
              outlineColor: 'error.main',
              outlineOffset: -3,
            },
          }}
        />
      </div>
      <Button
        variant="contained"
        disabled={items.length === 0}
        onClick={importItems}
        sx={{alignSelf: 'start'}}
      >
        Import {items.length} of {rows.length} rows
      </Button>
      <div role="status" style={{minHeight: 48}}>
        {message}
      </div>
    </Stack>
  );
}
