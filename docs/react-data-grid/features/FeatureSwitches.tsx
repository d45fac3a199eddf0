import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
  type GridColumnVisibilityModel,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', width: 190},
  {field: 'category', headerName: 'Category', width: 130},
  {field: 'orderedAt', headerName: 'Ordered', type: 'date', width: 120},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 120},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 130},
  {field: 'status', headerName: 'Status', width: 130},
];

const TOTALS: GridAggregationModel = {quantity: 'sum', total: 'sum'};

export default function FeatureSwitches() {
  const [simpleFeatures, setSimpleFeatures] = React.useState<string[]>([]);
  const [rowGroupingModel, setRowGroupingModel] = React.useState<GridRowGroupingModel>([
    'category',
  ]);
  const [aggregationModel, setAggregationModel] = React.useState(TOTALS);
  const [columnVisibilityModel, setColumnVisibilityModel] =
    React.useState<GridColumnVisibilityModel>({category: false});

  const isGrouped = rowGroupingModel.length > 0;
  const hasTotals = Object.keys(aggregationModel).length > 0;
  const selected = [
    ...simpleFeatures,
    ...(isGrouped ? ['grouping'] : []),
    ...(hasTotals ? ['totals'] : []),
  ];

  const handleChange = (_event: unknown, next: string[]) => {
    setSimpleFeatures(next.filter((name) => name !== 'grouping' && name !== 'totals'));
    if (next.includes('grouping') !== isGrouped) {
      setRowGroupingModel(isGrouped ? [] : ['category']);
      // The grouping column shows the categories instead.
      setColumnVisibilityModel((prev) => ({...prev, category: isGrouped}));
    }
    if (next.includes('totals') !== hasTotals) {
      setAggregationModel(hasTotals ? {} : TOTALS);
    }
  };

  const grid = (
    // #region preview
    // A row: {id: 10001, product: 'Standing desk', category: 'Furniture', total: 13176, …}
    <DataGridPremium
      aria-label="Orders"
      rows={rows}
      columns={columns}
      headerFilters={simpleFeatures.includes('headerFilters')}
      cellSelection={simpleFeatures.includes('cellSelection')}
      density={simpleFeatures.includes('compact') ? 'compact' : 'standard'}
      // ['category'] or []
      rowGroupingModel={rowGroupingModel}
      onRowGroupingModelChange={setRowGroupingModel}
      // {quantity: 'sum', total: 'sum'} or {}
      aggregationModel={aggregationModel}
      onAggregationModelChange={setAggregationModel}
      columnVisibilityModel={columnVisibilityModel}
      onColumnVisibilityModelChange={setColumnVisibilityModel}
      defaultGroupingExpansionDepth={1}
      showToolbar
    />
  );
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <ToggleButtonGroup
        aria-label="Features of the grid"
        size="small"
        value={selected}
        onChange={handleChange}
        sx={{flexWrap: 'wrap', mb: 1.5}}
      >
        <ToggleButton value="headerFilters">Header filters</ToggleButton>
        <ToggleButton value="grouping">Grouping</ToggleButton>
        <ToggleButton value="totals">Totals</ToggleButton>
        <ToggleButton value="cellSelection">Cell selection</ToggleButton>
        <ToggleButton value="compact">Compact</ToggleButton>
      </ToggleButtonGroup>
      <div style={{height: 400}}>{grid}</div>
    </div>
  );
}
