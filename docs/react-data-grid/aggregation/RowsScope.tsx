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

const initialState = {
  aggregation: {model: {quantity: 'max'}},
  filter: {
    filterModel: {
      items: [{field: 'category', operator: 'equals', value: 'Lighting'}],
    },
  },
};

interface ScopeSwitchProps {
  isAll: boolean;
  onChange: (isAll: boolean) => void;
}

function ScopeSwitch({isAll, onChange}: ScopeSwitchProps) {
  return (
    <FormControlLabel
      control={<Switch checked={isAll} onChange={(_, checked) => onChange(checked)} />}
      label="Include hidden rows"
    />
  );
}

// #region preview
// A row that the filter hides: {id: 1, category: 'Furniture', quantity: 24, …}
export default function RowsScope() {
  const [isAll, setIsAll] = React.useState(true);
  const scope = isAll ? 'all' : 'filtered'; // The maximum quantity is 24 or 19.

  return (
    <div style={{width: '100%'}}>
      <ScopeSwitch isAll={isAll} onChange={setIsAll} />
      <DataGridPremium
        key={scope} // The grid must mount again to apply a changed scope immediately.
        aria-label="Lighting orders"
        rows={rows}
        columns={columns}
        initialState={initialState} // Aggregates the maximum and filters by Lighting.
        aggregationRowsScope={scope}
        sx={{height: 380}}
      />
    </div>
  );
}
// #endregion
