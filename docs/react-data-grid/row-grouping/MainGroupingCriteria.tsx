import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as groupingField,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(300);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'unitPrice', headerName: 'Price ($)', type: 'number', width: 100},
  {field: 'product', headerName: 'Product', width: 140},
  {field: 'port', headerName: 'Port', width: 110},
];

const filters: Record<string, GridFilterItem> = {
  customer: {field: groupingField, operator: 'contains', value: 'i'},
  unitPrice: {field: groupingField, operator: '>=', value: 200},
};

export default function MainGroupingCriteria() {
  const [criterion, setCriterion] = React.useState('customer');
  const groupingColDef = React.useMemo(
    () => ({mainGroupingCriteria: criterion}),
    [criterion],
  );

  return (
    <div style={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Filter the grouping column by"
        value={criterion}
        onChange={(_event, field: string | null) => field && setCriterion(field)}
        sx={{mb: 1}}
      >
        <ToggleButton value="customer">Filter customers</ToggleButton>
        <ToggleButton value="unitPrice">Filter prices</ToggleButton>
      </ToggleButtonGroup>
      <div style={{height: 440}}>
        <DataGridPremium
          key={criterion} // A filter for text doesn't fit numbers: start again.
          aria-label="Orders by customer and price"
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={1}
          initialState={{
            rowGrouping: {model: ['customer', 'unitPrice']},
            columns: {columnVisibilityModel: {customer: false, unitPrice: false}},
            filter: {filterModel: {items: [filters[criterion]!]}},
          }}
        />
      </div>
    </div>
  );
}
// #endregion
