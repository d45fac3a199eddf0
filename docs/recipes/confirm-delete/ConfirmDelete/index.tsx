import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGrid,
  GridActionsCellItem,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../../data/orders';
import {DeleteDialog} from './DeleteDialog';

const orders = createOrders(6);

function createColumns(onDelete: (order: Order) => void): GridColDef<Order>[] {
  return [
    {field: 'id', headerName: 'Order', width: 90},
    {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
    {field: 'product', headerName: 'Product', flex: 1, minWidth: 170},
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 80,
      getActions: ({row}) => [
        <GridActionsCellItem
          icon={<DeleteIcon />}
          label={`Delete order ${row.id}`}
          onClick={() => onDelete(row)}
        />,
      ],
    },
  ];
}

export default function ConfirmDelete() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(orders);

  // #region preview
  // A row: {id: 10001, customer: 'Alder Clinics', product: 'Standing desk', …}
  const [candidate, setCandidate] = React.useState<Order | null>(null);
  const columns = React.useMemo(() => createColumns(setCandidate), []);

  // The dialog calls this function when it has closed.
  const deleteOrder = ({id}: Order) => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const index = ids.indexOf(id);
    const neighbor = ids[index + 1] ?? ids[index - 1];
    if (neighbor !== undefined) {
      apiRef.current?.setCellFocus(neighbor, 'actions');
    }
    setRows((prev) => prev.filter((row) => row.id !== id));
    setCandidate(null);
  };
  // #endregion

  return (
    <div style={{height: 370, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
      {candidate && (
        <DeleteDialog
          order={candidate}
          onDelete={() => deleteOrder(candidate)}
          onCancel={() => setCandidate(null)}
        />
      )}
    </div>
  );
}
