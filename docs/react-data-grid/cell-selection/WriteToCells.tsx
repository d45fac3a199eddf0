import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const budgets = [
  {id: 1, department: 'Design', q1: 84, q2: 84, q3: 90, q4: 90},
  {id: 2, department: 'Engineering', q1: 420, q2: 435, q3: 450, q4: 450},
  {id: 3, department: 'Finance', q1: 62, q2: 62, q3: 62, q4: 70},
  {id: 4, department: 'Marketing', q1: 150, q2: 180, q3: 150, q4: 210},
  {id: 5, department: 'Sales', q1: 240, q2: 240, q3: 255, q4: 280},
  {id: 6, department: 'Support', q1: 110, q2: 110, q3: 115, q4: 125},
];

type Budget = (typeof budgets)[number];

const QUARTERS = ['q1', 'q2', 'q3', 'q4'] as const;

const columns: GridColDef<Budget>[] = [
  {field: 'department', headerName: 'Budget ($1,000)', width: 140},
  ...QUARTERS.map((field): GridColDef<Budget> => ({
    field,
    headerName: field.toUpperCase(),
    type: 'number',
    width: 80,
  })),
];

export default function WriteToCells() {
  const [value, setValue] = React.useState('100');

  // #region preview
  // A row: {id: 1, department: 'Design', q1: 84, q2: 84, q3: 90, q4: 90}
  const [rows, setRows] = React.useState(budgets);
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    2: {q2: true, q3: true},
    3: {q2: true, q3: true},
  });

  const getSelectedFields = (row: Budget) =>
    QUARTERS.filter((field) => model[row.id]?.[field] === true);

  const writeValue = () =>
    setRows((prev) =>
      prev.map((row) => ({
        ...row,
        ...Object.fromEntries(
          getSelectedFields(row).map((field) => [field, Number(value)]),
        ),
      })),
    );
  // #endregion

  const values = rows.flatMap((row) => getSelectedFields(row).map((key) => row[key]));
  const selection =
    new Set(values).size > 1 ? 'multiple values' : (values[0] ?? 'none');

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 1, mb: 1, alignItems: 'flex-start'}}>
        <TextField
          size="small"
          type="number"
          label="New value"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          helperText={`Selected: ${selection}`}
        />
        <Button disabled={values.length === 0 || value === ''} onClick={writeValue}>
          Write to cells
        </Button>
      </Stack>
      <div style={{height: 424}}>
        <DataGridPremium
          aria-label="Budget by department"
          rows={rows}
          columns={columns}
          rowSelection={false}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
        />
      </div>
    </div>
  );
}
