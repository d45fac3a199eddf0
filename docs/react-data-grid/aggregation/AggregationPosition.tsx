import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'status', headerName: 'Status', width: 120},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 130},
];

const initialState = {
  rowGrouping: {model: ['category', 'status']},
  columns: {columnVisibilityModel: {category: false, status: false}},
  aggregation: {model: {total: 'sum'}},
};

// #region preview
// A row: {category: 'Furniture', status: 'Shipped', total: 13176, …}, grouped by both.
// The root, which contains all groups, has a depth of -1.
const positions: Record<string, DataGridPremiumProps['getAggregationPosition']> = {
  'Group rows and total': (node) => (node.depth === -1 ? 'footer' : 'inline'),
  'Group footers': (node) => (node.depth === -1 ? null : 'footer'),
  'Group rows only': (node) => (node.depth === -1 ? null : 'inline'),
  'Categories only': (node) => (node.groupingField === 'category' ? 'inline' : null),
  'Furniture only': (node) => (node.groupingKey === 'Furniture' ? 'inline' : null),
  'Total only': (node) => (node.depth === -1 ? 'footer' : null),
};
// #endregion

export default function AggregationPosition() {
  const [position, setPosition] = React.useState('Group footers');

  return (
    <div style={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="Show results in"
        value={position}
        onChange={(event) => setPosition(event.target.value)}
        sx={{my: 1, width: 220}}
      >
        {Object.keys(positions).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div style={{height: 520}}>
        <DataGridPremium
          aria-label="Orders by category and status"
          rows={rows}
          columns={columns}
          initialState={initialState}
          getAggregationPosition={positions[position]}
          defaultGroupingExpansionDepth={1}
        />
      </div>
    </div>
  );
}
