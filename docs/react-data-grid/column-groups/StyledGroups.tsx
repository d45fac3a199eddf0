import Box from '@mui/material/Box';
import InventoryIcon from '@mui/icons-material/Inventory2';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import {createInventory, type InventoryItem} from '../../data/inventory';

const rows = createInventory(100);

const columns: GridColDef<InventoryItem>[] = [
  {field: 'product', headerName: 'Product', width: 170},
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'stock', headerName: 'In stock', type: 'number'},
  {field: 'reorderPoint', headerName: 'Reorder at', type: 'number', width: 110},
];

function GroupHeader({headerName, groupId}: GridColumnGroupHeaderParams) {
  return (
    <Box sx={{display: 'flex', alignItems: 'center', gap: 1, minWidth: 0}}>
      <InventoryIcon fontSize="small" />
      <Box component="span" sx={{overflow: 'hidden', textOverflow: 'ellipsis'}}>
        {headerName ?? groupId}
      </Box>
    </Box>
  );
}

// #region preview
// GroupHeader renders an icon and `headerName`.
const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'item',
    headerName: 'Item',
    description: 'From the product catalog',
    headerAlign: 'center',
    headerClassName: 'item-group',
    children: [{field: 'product'}, {field: 'category'}],
  },
  {
    groupId: 'units',
    headerName: 'Units',
    renderHeaderGroup: (params) => <GroupHeader {...params} />,
    children: [{field: 'stock'}, {field: 'reorderPoint'}],
  },
];
// #endregion

const groupColor = {'& .item-group': {bgcolor: 'action.selected'}};

export default function StyledGroups() {
  return (
    <Box sx={{height: 376, width: '100%', ...groupColor}}>
      <DataGrid
        aria-label="Inventory"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
      />
    </Box>
  );
}
