import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import RestoreIcon from '@mui/icons-material/Restore';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../data/orders';

// #region preview
const orders = createOrders(100);

export default function BulkEditing() {
  const apiRef = useGridApiRef();
  const [isDirty, setIsDirty] = React.useState(false);
  const [loading, setLoading] = React.useState(false);
  const unsavedChangesRef = React.useRef({
    changed: new Map<GridRowId, Order>(),
    deleted: new Set<GridRowId>(),
    originals: new Map<GridRowId, Order>(),
  });

  const columns = React.useMemo<GridColDef<Order>[]>(() => {
    const changes = unsavedChangesRef.current;
    const undo = (id: GridRowId, row: Order) => {
      apiRef.current?.updateRows([changes.originals.get(id) ?? row]);
      changes.changed.delete(id);
      changes.deleted.delete(id);
      changes.originals.delete(id);
      setIsDirty(changes.originals.size > 0);
    };
    const remove = (id: GridRowId, row: Order) => {
      changes.deleted.add(id);
      if (!changes.originals.has(id)) {
        changes.originals.set(id, row);
      }
      setIsDirty(true);
      apiRef.current?.updateRows([row]); // Render the row again.
    };
    return [
      {field: 'product', headerName: 'Product', editable: true, flex: 1, minWidth: 120},
      {
        field: 'quantity',
        headerName: 'Quantity',
        type: 'number',
        editable: true,
        width: 90,
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({id, row}) => [
          <GridActionsCellItem
            icon={<RestoreIcon />}
            label="Undo"
            disabled={!changes.originals.has(id)}
            onClick={() => undo(id, row)}
          />,
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label="Delete"
            disabled={changes.deleted.has(id)}
            onClick={() => remove(id, row)}
          />,
        ],
      },
    ];
  }, [apiRef]);

  const processRowUpdate = (row: Order, original: Order) => {
    const changes = unsavedChangesRef.current;
    changes.changed.set(row.id, row);
    if (!changes.originals.has(row.id)) {
      changes.originals.set(row.id, original); // Only before the first edit.
    }
    setIsDirty(true);
    return row;
  };
  const finish = (getUpdate: (original: Order, isDeleted: boolean) => object) => {
    const {changed, deleted, originals} = unsavedChangesRef.current;
    const updates = [...originals.values()].map((row) =>
      getUpdate(row, deleted.has(row.id)),
    );
    changed.clear();
    deleted.clear();
    originals.clear();
    // DataGrid updates one row at a time.
    updates.forEach((update) => apiRef.current?.updateRows([update]));
    setIsDirty(false);
  };
  const save = async () => {
    setLoading(true);
    await new Promise((resolve) => {
      setTimeout(resolve, 1000); // Send unsavedChangesRef.current to your server.
    });
    finish(({id}, isDeleted) => (isDeleted ? {id, _action: 'delete'} : {id}));
    setLoading(false);
  };
  const discard = () => finish((original) => original);

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" spacing={1} sx={{mb: 1}}>
        <Button disabled={!isDirty || loading} onClick={save}>
          Save
        </Button>
        <Button disabled={!isDirty || loading} onClick={discard}>
          Discard
        </Button>
      </Stack>
      <div style={{height: 400}}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          loading={loading}
          processRowUpdate={processRowUpdate}
          getRowClassName={({id}) => {
            const {changed, deleted} = unsavedChangesRef.current;
            if (deleted.has(id)) {
              return 'deleted';
            }
            return changed.has(id) ? 'changed' : '';
          }}
          sx={{
            '& .changed': {backgroundColor: 'rgba(255, 193, 7, 0.24)'},
            '& .deleted': {backgroundColor: 'rgba(244, 67, 54, 0.24)'},
          }}
        />
      </div>
    </div>
  );
}
// #endregion
