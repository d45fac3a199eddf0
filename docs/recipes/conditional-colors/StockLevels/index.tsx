import type {SxProps, Theme} from '@mui/material/styles';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createInventory, type InventoryItem} from '../../../data/inventory';
import {getLevel, LevelLabel, LEVELS, type Level} from './levels';
import {StockBar} from './StockBar';

const rows = createInventory(20);

const valueOptions = Object.entries(LEVELS).map(([value, {label}]) => ({value, label}));

// #region preview
// A row: {product: 'Desk lamp', stock: 32, reorderPoint: 50, …}; its level: 'reorder'
const columns: GridColDef<InventoryItem>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 150},
  {
    field: 'level',
    headerName: 'Level',
    type: 'singleSelect',
    width: 130,
    valueOptions,
    valueGetter: (_value, row) => getLevel(row),
    cellClassName: ({value}) => `level-${value}`,
    renderCell: ({value}) => <LevelLabel level={value} />,
  },
  // #endregion
  {field: 'reorderPoint', headerName: 'Reorder at', type: 'number', width: 110},
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 190,
    renderCell: (params) => <StockBar {...params} />,
  },
];

const tint = (level: Level) => (theme: Theme) =>
  theme.alpha((theme.vars ?? theme).palette[LEVELS[level].color].main, 0.16);

// The text keeps its color, which is readable on these light tints.
const sx: SxProps<Theme> = {
  '& .level-reorder': {bgcolor: tint('reorder')},
  '& .level-low': {bgcolor: tint('low')},
  '& .level-enough': {bgcolor: tint('enough')},
};

export default function StockLevels() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid aria-label="Inventory" rows={rows} columns={columns} sx={sx} />
    </div>
  );
}
