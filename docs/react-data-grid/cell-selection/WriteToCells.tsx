import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createReadings, type Reading} from '../data/readings';

// 30 rows: {id: 1, instrument: 'Mast', temperature: -9.5, humidity: 73, wind: 5, …}
const readings = createReadings(30);

// #region preview
const measures = ['temperature', 'humidity', 'wind'] as const;

const columns: GridColDef<Reading>[] = [
  {field: 'instrument', headerName: 'Instrument', width: 110},
  {field: 'temperature', headerName: 'Temp. (°C)', type: 'number', width: 110},
  {field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 120},
  {field: 'wind', headerName: 'Wind (m/s)', type: 'number', width: 110},
];

export default function WriteToCells() {
  const [rows, setRows] = React.useState(readings);
  const [value, setValue] = React.useState('0');
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    2: {temperature: true},
    3: {temperature: true},
  });

  const isSelected = (row: Reading, field: string) => model[row.id]?.[field] === true;
  const values = rows.flatMap((row) =>
    measures.filter((field) => isSelected(row, field)).map((field) => row[field]),
  );

  const write = () =>
    setRows(
      rows.map((row) => {
        const changed = measures.filter((field) => isSelected(row, field));
        return {
          ...row,
          ...Object.fromEntries(changed.map((field) => [field, Number(value)])),
        };
      }),
    );

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 1, mb: 1, alignItems: 'flex-start'}}>
        <TextField
          size="small"
          type="number"
          label="New value"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          helperText={
            new Set(values).size > 1
              ? 'Selected: multiple values'
              : `Selected: ${values[0] ?? 'none'}`
          }
        />
        <Button disabled={values.length === 0 || value === ''} onClick={write}>
          Write to cells
        </Button>
      </Stack>
      <div style={{height: 360}}>
        <DataGridPremium
          aria-label="Readings"
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
// #endregion
