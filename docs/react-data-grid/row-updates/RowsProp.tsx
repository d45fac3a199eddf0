import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface Seedling {
  id: number;
  plant: string;
  height: number;
}

// #region preview
const columns: GridColDef<Seedling>[] = [
  {field: 'plant', headerName: 'Plant', width: 150},
  {field: 'height', headerName: 'Height (cm)', type: 'number', width: 130},
];

export default function RowsProp() {
  const [rows, setRows] = React.useState<Seedling[]>([
    {id: 1, plant: 'Tomato', height: 12},
    {id: 2, plant: 'Basil', height: 7},
    {id: 3, plant: 'Pepper', height: 9},
  ]);

  const grow = (row: Seedling) => ({...row, height: row.height + 1});
  const growFirst = () =>
    setRows((old) => old.map((row, i) => (i === 0 ? grow(row) : row)));
  const growAll = () => setRows((old) => old.map(grow));
  const removeFirst = () => setRows((old) => old.slice(1));
  const add = () =>
    setRows((old) => [
      ...old,
      {id: (old.at(-1)?.id ?? 0) + 1, plant: 'Thyme', height: 1},
    ]);

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap', gap: 1, mb: 1}}>
        <Button onClick={growFirst}>Update one</Button>
        <Button onClick={growAll}>Update all</Button>
        <Button onClick={removeFirst}>Delete one</Button>
        <Button onClick={add}>Add one</Button>
      </Stack>
      <div style={{height: 330}}>
        <DataGrid aria-label="Seedlings" rows={rows} columns={columns} />
      </div>
    </div>
  );
}
// #endregion
