import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import RestoreIcon from '@mui/icons-material/Restore';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridActionsCellItem,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

/** Simulates a request that saves all changes. */
const saveOnServer = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });

export default function BulkEditing() {
  const apiRef = useGridApiRef();
  const [loading, setLoading] = React.useState(false);

  // #region preview
  // A row: {id: 10001, product: 'Standing desk', quantity: 24, …}
  const [isDirty, setIsDirty] = React.useState(false);
  const unsavedChangesRef = React.useRef({
    changed: new Map<GridRowId, Order>(),
    deleted: new Set<GridRowId>(),
    originals: new Map<GridRowId, Order>(),
  });

  const processRowUpdate = (newRow: Order, oldRow: Order) => {
    const {changed, originals} = unsavedChangesRef.current;
    changed.set(newRow.id, newRow);
    // Only the first edit stores the original row.
    if (!originals.has(newRow.id)) {
      originals.set(newRow.id, oldRow);
    }
    setIsDirty(true);
    return newRow;
  };
  // #endregion

  const columns = React.useMemo<GridColDef<Order>[]>(() => {
    const {changed, deleted, originals} = unsavedChangesRef.current;
    const undo = (id: GridRowId, row: Order) => {
      apiRef.current?.updateRows([originals.get(id) ?? row]);
      changed.delete(id);
      deleted.delete(id);
      originals.delete(id);
      setIsDirty(originals.size > 0);
    };
    const remove = (id: GridRowId, row: Order) => {
      deleted.add(id);
      if (!originals.has(id)) {
        originals.set(id, row);
      }
      setIsDirty(true);
      // Renders the row again, because a ref doesn't.
      apiRef.current?.updateRows([row]);
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
            disabled={!originals.has(id)}
            onClick={() => undo(id, row)}
          />,
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label="Delete"
            disabled={deleted.has(id)}
            onClick={() => remove(id, row)}
          />,
        ],
      },
    ];
  }, [apiRef]);

  const getRowClassName: DataGridProps['getRowClassName'] = ({id}) => {
    const {changed, deleted} = unsavedChangesRef.current;
    if (deleted.has(id)) {
      return 'deleted';
    }
    return changed.has(id) ? 'changed' : '';
  };

  const finish = (createUpdate: (original: Order, isDeleted: boolean) => object) => {
    const {changed, deleted, originals} = unsavedChangesRef.current;
    const updates = [...originals.values()].map((row) =>
      createUpdate(row, deleted.has(row.id)),
    );
    changed.clear();
    deleted.clear();
    originals.clear();
    // `updateRows()` of `DataGrid` accepts one row per call.
    updates.forEach((update) => apiRef.current?.updateRows([update]));
    setIsDirty(false);
  };

  const save = async () => {
    setLoading(true);
    await saveOnServer();
    finish(({id}, isDeleted) => (isDeleted ? {id, _action: 'delete'} : {id}));
    setLoading(false);
  };

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 1, mb: 1}}>
        <Button disabled={!isDirty || loading} onClick={save}>
          Save
        </Button>
        <Button
          disabled={!isDirty || loading}
          onClick={() => finish((original) => original)}
        >
          Discard
        </Button>
      </Stack>
      <div style={{height: 400}}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
          processRowUpdate={processRowUpdate}
          getRowClassName={getRowClassName}
          sx={{
            '& .changed': {backgroundColor: 'rgba(255, 193, 7, 0.24)'},
            '& .deleted': {backgroundColor: 'rgba(244, 67, 54, 0.24)'},
          }}
        />
      </div>
    </div>
  );
}
