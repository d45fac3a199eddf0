import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  gridColumnGroupsUnwrappedModelSelector,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import {ChartsRenderer, chartsSchema} from '../data/chartsRenderer';
import {createOrders, type Order} from '../../data/orders';

const monthFormat = new Intl.DateTimeFormat('en-US', {month: 'short'});

// Sorted by date, because the pivot rows are in the order in which the months appear.
const rows = createOrders(1_000)
  .sort((a, b) => a.orderedAt.getTime() - b.orderedAt.getTime())
  .map((order) => ({...order, month: monthFormat.format(order.orderedAt)}));

const columns: GridColDef<Order & {month: string}>[] = [
  {field: 'month', headerName: 'Month', width: 110},
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

// #region preview
// A row: {id: 10154, month: 'Jan', category: 'Electronics', quantity: 9, …}
const chartsIntegration: GridInitialState['chartsIntegration'] = {
  activeChartId: 'total',
  charts: {
    total: {dimensions: ['month'], chartType: 'column', configuration: {stacked: true}},
    trend: {dimensions: ['month'], chartType: 'line'},
  },
};

// Each id is a key of `charts`. ChartsRenderer is from ../data/chartsRenderer, where it
// renders the chart type with components such as BarChart and LineChart.
function Charts() {
  return (
    <Box sx={{display: 'grid', gridTemplateColumns: {xs: '1fr', sm: '1fr 1fr'}}}>
      <GridChartsRendererProxy id="total" label="Total" renderer={ChartsRenderer} />
      <GridChartsRendererProxy id="trend" label="Trend" renderer={ChartsRenderer} />
    </Box>
  );
}
// #endregion

const initialState: GridInitialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{field: 'month'}],
      columns: [{field: 'category', sort: 'asc'}],
      values: [{field: 'quantity', aggFunc: 'sum'}],
    },
  },
  chartsIntegration,
};

const slots = {chartsPanel: GridChartsPanel};
const slotProps = {chartsPanel: {schema: chartsSchema}};
const experimentalFeatures = {charts: true};

export default function TwoCharts() {
  const apiRef = useGridApiRef();
  const hasSetValues = React.useRef(false);

  React.useEffect(() => {
    const setValues = () => {
      const fields = Object.keys(gridColumnGroupsUnwrappedModelSelector(apiRef));
      // Runs only once, because users can change the fields in the panel.
      if (!hasSetValues.current && fields.length > 0) {
        hasSetValues.current = true;
        const values = fields.map((field) => ({field}));
        apiRef.current?.updateChartValuesData('total', values);
        apiRef.current?.updateChartValuesData('trend', values);
      }
    };
    return apiRef.current?.subscribeEvent('columnsChange', setValues);
  }, [apiRef]);

  return (
    <GridChartsIntegrationContextProvider>
      <div style={{width: '100%'}}>
        <div style={{height: 460}}>
          <DataGridPremium
            aria-label="Quantity by month and category"
            apiRef={apiRef}
            rows={rows}
            columns={columns}
            columnGroupHeaderHeight={36}
            experimentalFeatures={experimentalFeatures}
            chartsIntegration
            slots={slots}
            slotProps={slotProps}
            initialState={initialState}
            showToolbar
          />
        </div>
        <Charts />
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
