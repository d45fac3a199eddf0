import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, product: 'Standing desk', category: 'Furniture', quantity: 24},
  {id: 2, product: 'Desk lamp', category: 'Lighting', quantity: 19},
  {id: 3, product: 'Floor lamp', category: 'Lighting', quantity: 13},
  {id: 4, product: 'Office chair', category: 'Furniture', quantity: 12},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 120},
  {field: 'category', headerName: 'Category', width: 100},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
];

// #region preview
// A row that the filter hides: {product: 'Standing desk', category: 'Furniture', …}
const initialState = {
  aggregation: {model: {quantity: 'max'}},
  filter: {
    filterModel: {
      items: [{field: 'category', operator: 'equals', value: 'Lighting'}],
    },
  },
};

export default function RowsScope() {
  const [isAll, setIsAll] = React.useState(true);

  // The maximum of all rows is 24, and the maximum of the filtered rows is 19.
  const aggregationRowsScope = isAll ? 'all' : 'filtered';
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch checked={isAll} onChange={(_event, checked) => setIsAll(checked)} />
        }
        label="Include hidden rows"
      />
      <div style={{height: 380}}>
        <DataGridPremium
          // The grid doesn't react to another scope, so it has to mount again.
          key={aggregationRowsScope}
          aria-label="Lighting orders"
          rows={rows}
          columns={columns}
          initialState={initialState}
          aggregationRowsScope={aggregationRowsScope}
        />
      </div>
    </div>
  );
}
