import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, GridActionsCellItem, type GridColDef} from '@mui/x-data-grid';
import {QueryClient, QueryClientProvider, useQuery} from '@tanstack/react-query';
import {ITEMS_KEY, useCreateItem, useDeleteItem, useUpdateItem} from './mutations';
import {listItems, type Item} from './server';

const NO_ITEMS: Item[] = [];

function InventoryGrid() {
  const [problem, setProblem] = React.useState('');
  // #region preview
  // An item: {id: 'LGT-1001', product: 'Desk lamp', warehouse: 'Reno', stock: 171}
  const items = useQuery({queryKey: ITEMS_KEY, queryFn: listItems});
  const {mutate: createItem, isPending: isCreating} = useCreateItem(setProblem);
  const {mutate: updateItem} = useUpdateItem(setProblem);
  const {mutate: deleteItem} = useDeleteItem(setProblem);

  // The grid doesn't wait for the server: the new row is in the cache already.
  const processRowUpdate = (newItem: Item) => {
    updateItem(newItem);
    return newItem;
  };
  // #endregion

  const columns = React.useMemo<GridColDef<Item>[]>(
    () => [
      {
        field: 'product',
        headerName: 'Product',
        editable: true,
        flex: 1,
        minWidth: 150,
      },
      {field: 'warehouse', headerName: 'Warehouse', width: 110},
      {field: 'stock', headerName: 'Stock', type: 'number', editable: true, width: 90},
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        getActions: ({row}) => [
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label={`Delete ${row.product} (${row.id})`}
            onClick={() => deleteItem(row)}
          />,
        ],
      },
    ],
    [deleteItem],
  );

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      {/* Not disabled while the server answers, because it would lose the focus. */}
      <Button
        variant="outlined"
        onClick={() => {
          if (!isCreating) {
            createItem({product: 'New product', warehouse: 'Reno', stock: 0});
          }
        }}
        sx={{alignSelf: 'start'}}
      >
        {isCreating ? 'Adding…' : 'Add product'}
      </Button>
      <div style={{height: 424}}>
        <DataGrid
          aria-label="Inventory"
          rows={items.data ?? NO_ITEMS}
          columns={columns}
          loading={items.isPending}
          processRowUpdate={processRowUpdate}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <div role="status" style={{minHeight: 48}}>
        {problem && (
          <Alert severity="error" onClose={() => setProblem('')}>
            {problem} The change was undone.
          </Alert>
        )}
      </div>
    </Stack>
  );
}

const queryClient = new QueryClient();

export default function InventoryCrud() {
  return (
    <QueryClientProvider client={queryClient}>
      <InventoryGrid />
    </QueryClientProvider>
  );
}
