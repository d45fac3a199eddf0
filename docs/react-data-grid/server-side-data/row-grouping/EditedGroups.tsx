import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {createOrders, ORDER_STATUSES, type Order} from '../../../data/orders';
import {createServer} from '../../data/server';

const server = createServer(createOrders(1_000));

const columns: GridColDef<Order>[] = [
  {field: 'category', headerName: 'Category', width: 110},
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ORDER_STATUSES,
    editable: true,
    width: 110,
  },
  {field: 'customer', headerName: 'Customer', editable: true, width: 160},
  {field: 'product', headerName: 'Product', width: 170},
  {field: 'quantity', headerName: 'Quantity', type: 'number', editable: true},
  {field: 'unitPrice', headerName: 'Price ($)', type: 'number', width: 110},
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120},
];

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {width: 180};

// #region preview
// A row: {id: 10001, category: 'Furniture', status: 'Shipped', …}
const dataSource: GridDataSource = {
  getRows: async ({groupFields = [], groupKeys = [], sortModel, filterModel}) => {
    const query = {groupFields, groupKeys, sortModel, filterModel};
    const {rows} = await server.group(query);
    return {rows};
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.descendantCount,
  updateRow: ({updatedRow}) => server.update(updatedRow as Order),
};

// Group rows can't be edited.
const isCellEditable: DataGridPremiumProps['isCellEditable'] = ({rowNode}) =>
  rowNode.type === 'leaf';
// #endregion

export default function EditedGroups() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {rowGrouping: {model: ['category', 'status']}},
  });

  return (
    <div style={{height: 520, width: '100%'}}>
      <DataGridPremium
        aria-label="Orders"
        apiRef={apiRef}
        columns={columns}
        dataSource={dataSource}
        isCellEditable={isCellEditable}
        initialState={initialState}
        groupingColDef={groupingColDef}
        showToolbar
        disablePivoting
      />
    </div>
  );
}
