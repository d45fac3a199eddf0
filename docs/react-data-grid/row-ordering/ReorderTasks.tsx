import * as React from 'react';
import {
  DataGridPro,
  type GridColDef,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';

const tasks = [
  {id: 1, __reorder__: 'Fix the checkout', title: 'Fix the checkout', estimate: 8},
  {id: 2, __reorder__: 'Add Apple Pay', title: 'Add Apple Pay', estimate: 13},
  {id: 3, __reorder__: 'Update the FAQ', title: 'Update the FAQ', estimate: 2},
  {id: 4, __reorder__: 'Resize images', title: 'Resize images', estimate: 5},
];

const columns: GridColDef[] = [
  {field: 'title', headerName: 'Task', flex: 1, minWidth: 150},
  {field: 'estimate', headerName: 'Estimate (h)', type: 'number', width: 120},
];

// Simulates a request to your server.
const saveOrder = (order: typeof tasks) =>
  new Promise<typeof tasks>((resolve) => {
    setTimeout(() => resolve(order), 400);
  });

export default function ReorderTasks() {
  // #region preview
  // A row: {id: 1, __reorder__: 'Fix the checkout', title: 'Fix the checkout', …}
  const [rows, setRows] = React.useState(tasks);
  const [loading, setLoading] = React.useState(false);

  const handleRowOrderChange = async (params: GridRowOrderChangeParams) => {
    const {oldIndex, targetIndex} = params;
    const order = [...rows];
    order.splice(targetIndex, 0, ...order.splice(oldIndex, 1));
    setLoading(true);
    try {
      setRows(await saveOrder(order));
    } catch {
      // A new array restores the previous order.
      setRows([...rows]);
    }
    setLoading(false);
  };
  // #endregion

  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGridPro
        aria-label="Backlog"
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={handleRowOrderChange}
        loading={loading}
        disableColumnSorting
        disableColumnFilter
      />
    </div>
  );
}
