import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';

// #region preview
interface Stop {
  id: number;
  __reorder__: string;
  port: string;
  minutes: number;
}

const stops: Stop[] = [
  {id: 1, __reorder__: 'Harbor', port: 'Harbor', minutes: 20},
  {id: 2, __reorder__: 'Lighthouse', port: 'Lighthouse', minutes: 5},
  {id: 3, __reorder__: 'Gull Island', port: 'Gull Island', minutes: 10},
  {id: 4, __reorder__: 'Seal Bay', port: 'Seal Bay', minutes: 15},
];

const columns: GridColDef<Stop>[] = [
  {field: 'port', headerName: 'Port', flex: 1, minWidth: 120},
  {field: 'minutes', headerName: 'Stay (min)', type: 'number', width: 110},
];

// Simulates a request to your server.
const saveOrder = (order: Stop[]) =>
  new Promise<Stop[]>((resolve) => {
    setTimeout(() => resolve(order), 400);
  });

export default function ReorderStops() {
  const [rows, setRows] = React.useState(stops);
  const [loading, setLoading] = React.useState(false);

  const handleRowOrderChange = async ({
    oldIndex,
    targetIndex,
  }: GridRowOrderChangeParams) => {
    const order = [...rows];
    const [moved] = order.splice(oldIndex, 1);
    order.splice(targetIndex, 0, moved!);
    setLoading(true);
    setRows(await saveOrder(order));
    setLoading(false);
  };

  return (
    <Box sx={{height: 380, width: '100%'}}>
      <DataGridPro
        aria-label="Stops of the island line"
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={handleRowOrderChange}
        loading={loading}
      />
    </Box>
  );
}
// #endregion
