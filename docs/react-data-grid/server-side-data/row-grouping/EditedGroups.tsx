import * as React from 'react';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';
import {createServer} from '../../data/server';

// #region preview
const server = createServer(createOrders(1_000));

const columns: GridColDef<Order>[] = [
  {field: 'port', headerName: 'Port', width: 110},
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Packed', 'Shipped'],
    editable: true,
    width: 110,
  },
  {field: 'customer', headerName: 'Customer', editable: true, width: 150},
  {field: 'product', headerName: 'Product', width: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', editable: true},
  {field: 'unitPrice', headerName: 'Price (USD)', type: 'number', width: 120},
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120},
];

const dataSource: GridDataSource = {
  getRows: async ({groupFields = [], groupKeys = [], sortModel, filterModel}) => {
    const {rows} = await server.group({
      groupFields,
      groupKeys,
      sortModel,
      filterModel,
    });
    return {rows};
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.descendantCount,
  updateRow: async ({updatedRow}) => server.update(updatedRow as Order),
};

export default function EditedGroups() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {rowGrouping: {model: ['port', 'status']}},
  });

  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        // Headers of groups aren't edited.
        isCellEditable={({rowNode}) => rowNode.type === 'leaf'}
        initialState={initialState}
        groupingColDef={{width: 180}}
        showToolbar
        disablePivoting
      />
    </div>
  );
}
// #endregion
