import * as React from 'react';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(20);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'product', headerName: 'Product', editable: true, width: 170},
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    editable: true,
    width: 100,
  },
];

/** Returns the model with all cells in view mode. */
const toViewMode = (model: GridCellModesModel): GridCellModesModel =>
  Object.fromEntries(
    Object.entries(model).map(([id, cells]) => [
      id,
      Object.fromEntries(
        Object.keys(cells).map((field) => [field, {mode: GridCellModes.View}]),
      ),
    ]),
  );

export default function SingleClick() {
  // #region preview
  // A row: {id: 10001, customer: 'Alder Clinics', product: 'Standing desk', quantity: 24, …}
  const [model, setModel] = React.useState<GridCellModesModel>({});

  const startEditing: GridEventListener<'cellClick'> = (params, event) => {
    const {id, field, isEditable} = params;
    // React also passes on clicks in menus, which are elsewhere in the document.
    const isInCell = event.currentTarget.contains(event.target as Node);
    if (!isEditable || !isInCell) {
      return;
    }
    setModel((prev) => {
      const next = toViewMode(prev);
      return {...next, [id]: {...next[id], [field]: {mode: GridCellModes.Edit}}};
    });
  };
  // #endregion

  return (
    <div style={{height: 370, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        cellModesModel={model}
        onCellModesModelChange={setModel}
        onCellClick={startEditing}
        hideFooter
      />
    </div>
  );
}
