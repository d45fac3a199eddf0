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
import {createParcels, type Parcel} from '../data/parcels';

const rows = createParcels(100);

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', width: 150},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'country', headerName: 'Country', width: 110},
  {field: 'service', headerName: 'Service', width: 110},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110},
];

// #region preview
const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Address',
    children: [
      {field: 'recipient'},
      {groupId: 'Place', children: [{field: 'city'}, {field: 'country'}]},
    ],
  },
  {groupId: 'Shipping', children: [{field: 'service'}, {field: 'weight'}]},
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

const focusFirst = (panel: HTMLDivElement | null) =>
  panel?.querySelector('input')?.focus({preventScroll: true});

function ColumnTreePanel(props: GridColumnsPanelProps) {
  const {columnGroupingModel: groups} = useGridRootProps();
  return groups ? (
    <GridPanelWrapper {...props} ref={focusFirst}>
      <ColumnList nodes={groups} />
    </GridPanelWrapper>
  ) : (
    <GridColumnsPanel {...props} />
  );
}

const slots = {columnsPanel: ColumnTreePanel};

export default function ColumnTree() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        slots={slots}
        showToolbar
        initialState={{
          columns: {columnVisibilityModel: {country: false}},
        }}
      />
    </div>
  );
}
// #endregion
