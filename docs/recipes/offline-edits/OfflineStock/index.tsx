import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {Conflicts} from './Conflicts';
import {getQueue, putEdit, useQueue, type Edit} from './queue';
import {firstRows, setConnected, type StockItem} from './server';
import {sync} from './sync';

function describeState(edit?: Edit) {
  if (!edit) {
    return 'Saved';
  }
  return edit.conflict ? 'Conflict' : 'Waiting';
}

/** Returns a row as users see it: with their edit, which may not be saved. */
const withEdit = (row: StockItem, edit?: Edit) => ({
  ...row,
  stock: edit?.stock ?? row.stock,
  state: describeState(edit),
});

const columns: GridColDef<ReturnType<typeof withEdit>>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 100,
    editable: true,
    preProcessEditCellProps: ({props}) => ({
      ...props,
      error: props.value == null || props.value < 0,
    }),
  },
  {field: 'state', headerName: 'State', width: 100},
];

export default function OfflineStock() {
  const [isOnline, setIsOnline] = React.useState(true);
  const [rows, setRows] = React.useState(firstRows);
  const queue = useQueue();

  const shownRows = React.useMemo(
    () => rows.map((row) => withEdit(row, queue[row.id])),
    [rows, queue],
  );

  // #region preview
  // A row: {id: 'FUR-1001', product: 'Standing desk', stock: 42, version: 1}
  // An edit: {stock: 40, version: 1}
  const startSync = React.useCallback(
    () =>
      sync((newer) =>
        setRows((prev) =>
          prev.map((row) => newer.find(({id}) => id === row.id) ?? row),
        ),
      ),
    [],
  );

  const processRowUpdate = (row: StockItem, oldRow: StockItem) => {
    if (row.stock !== oldRow.stock) {
      const {version} = getQueue()[row.id] ?? oldRow;
      putEdit(row.id, {stock: row.stock, version});
      void startSync();
    }
    return withEdit(row, getQueue()[row.id]);
  };
  // #endregion

  // Sends the edits of the last visit.
  React.useEffect(() => void startSync(), [startSync]);

  const connect = (connected: boolean) => {
    setIsOnline(connected);
    setConnected(connected);
    if (connected) {
      void startSync();
    }
  };

  const waiting = Object.keys(queue).length;

  return (
    <Stack sx={{width: '100%', gap: 1}}>
      <Stack
        direction="row"
        sx={{alignItems: 'center', justifyContent: 'space-between'}}
      >
        <FormControlLabel
          label="Online"
          control={
            <Switch
              checked={isOnline}
              onChange={(_event, checked) => connect(checked)}
            />
          }
        />
        <span role="status">
          {waiting > 0 ? `Not saved: ${waiting}` : 'Everything is saved.'}
        </span>
      </Stack>
      <DataGrid
        aria-label="Stock"
        rows={shownRows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      <Conflicts queue={queue} onResolve={() => void startSync()} />
    </Stack>
  );
}
