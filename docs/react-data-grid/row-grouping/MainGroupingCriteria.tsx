import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(300);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'unitPrice', headerName: 'Price ($)', type: 'number', width: 100},
  {field: 'product', headerName: 'Product', width: 180},
  {field: 'country', headerName: 'Country', width: 140},
];

const createInitialState = (criterion: string) => ({
  rowGrouping: {model: ['customer', 'unitPrice']},
  columns: {columnVisibilityModel: {customer: false, unitPrice: false}},
  filter: {
    filterModel: {
      items: [
        criterion === 'customer'
          ? {operator: 'contains', value: 'i'}
          : {operator: '>=', value: 200},
      ].map((item) => ({...item, field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD})),
    },
  },
});

export default function MainGroupingCriteria() {
  // #region preview
  // `rows` and `columns` show orders: {customer: 'Alder Clinics', unitPrice: 549, …}
  const [criterion, setCriterion] = React.useState('customer');
  const groupingColDef = React.useMemo(
    () => ({mainGroupingCriteria: criterion}),
    [criterion],
  );
  const initialState = React.useMemo(() => createInitialState(criterion), [criterion]);

  const grid = (
    <DataGridPremium
      key={criterion} // The old filter doesn't fit the new operators.
      aria-label="Orders by customer and price"
      rows={rows}
      columns={columns}
      groupingColDef={groupingColDef}
      initialState={initialState}
      defaultGroupingExpansionDepth={1}
    />
  );
  // #endregion

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
      <div style={{height: 440}}>{grid}</div>
    </div>
  );
}
