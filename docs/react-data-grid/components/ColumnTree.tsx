import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  GridColumnsPanel,
  isLeaf,
  useGridApiContext,
  GridPanelWrapper,
  useGridRootProps,
  useGridSelector,
  type GridColDef,
  type GridColumnGroupingModel,
  type GridColumnNode,
  type GridColumnsPanelProps,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'country', headerName: 'Country', width: 140},
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

const columnGroupingModel: GridColumnGroupingModel = [
  {groupId: 'Buyer', children: [{field: 'customer'}, {field: 'country'}]},
  {
    groupId: 'Order',
    children: [
      {groupId: 'Item', children: [{field: 'product'}, {field: 'category'}]},
      {field: 'total'},
    ],
  },
];

function listFields(node: GridColumnNode): string[] {
  return isLeaf(node) ? [node.field] : node.children.flatMap(listFields);
}

function ColumnTreeItem({node}: {node: GridColumnNode}) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const fields = listFields(node);
  const shown = fields.filter((field) => model[field] !== false).length;
  const toggle = () =>
    apiRef.current.setColumnVisibilityModel({
      ...model,
      ...Object.fromEntries(fields.map((field) => [field, shown < fields.length])),
    });

  return (
    <ListItem disablePadding sx={{display: 'block'}}>
      <FormControlLabel
        label={
          isLeaf(node) ? apiRef.current.getColumn(node.field).headerName : node.groupId
        }
        control={
          <Checkbox
            size="small"
            checked={shown === fields.length}
            indeterminate={shown > 0 && shown < fields.length}
            onChange={toggle}
          />
        }
      />
      {isLeaf(node) ? null : <ColumnList nodes={node.children} />}
    </ListItem>
  );
}

function ColumnList({nodes}: {nodes: readonly GridColumnNode[]}) {
  return (
    <List dense disablePadding sx={{paddingInlineStart: 2}}>
      {nodes.map((node) => (
        <ColumnTreeItem key={isLeaf(node) ? node.field : node.groupId} node={node} />
      ))}
    </List>
  );
}

// #region preview
const focusFirstCheckbox = (panel: HTMLDivElement | null) =>
  panel?.querySelector('input')?.focus({preventScroll: true});

function ColumnTreePanel(props: GridColumnsPanelProps) {
  // A node: {groupId: 'Buyer', children: [{field: 'customer'}, {field: 'country'}]}
  const {columnGroupingModel: nodes} = useGridRootProps();

  // ColumnList renders the nodes as a tree of checkboxes.
  return nodes ? (
    <GridPanelWrapper {...props} ref={focusFirstCheckbox}>
      <ColumnList nodes={nodes} />
    </GridPanelWrapper>
  ) : (
    <GridColumnsPanel {...props} />
  );
}

const slots = {columnsPanel: ColumnTreePanel};
// #endregion

const initialState = {columns: {columnVisibilityModel: {country: false}}};

export default function ColumnTree() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        slots={slots}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
