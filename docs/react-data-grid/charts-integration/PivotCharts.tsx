import * as React from 'react';
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

const rows = createOrders(1_000);

const columns: GridColDef<Order>[] = [
  {field: 'category', headerName: 'Category', width: 120},
  {field: 'status', headerName: 'Status', width: 110},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
];

const initialState: GridInitialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{field: 'category'}],
      columns: [{field: 'status', sort: 'asc'}],
      values: [{field: 'quantity', aggFunc: 'sum'}],
    },
  },
  chartsIntegration: {
    charts: {main: {dimensions: ['category'], chartType: 'column'}},
  },
};

const slots = {chartsPanel: GridChartsPanel};
const slotProps = {chartsPanel: {schema: chartsSchema}};
const experimentalFeatures = {charts: true};

export default function PivotCharts() {
  // #region preview
  const apiRef = useGridApiRef();
  const hasSetValues = React.useRef(false);

  React.useEffect(() => {
    const setValues = () => {
      // One field per pivoted column, here one for each order status.
      const fields = Object.keys(gridColumnGroupsUnwrappedModelSelector(apiRef));
      // Runs only once, because users can change the fields in the panel.
      if (!hasSetValues.current && fields.length > 0) {
        hasSetValues.current = true;
        apiRef.current?.updateChartValuesData(
          'main',
          fields.map((field, index) => ({field, hidden: index >= 3})),
        );
      }
    };
    return apiRef.current?.subscribeEvent('columnsChange', setValues);
  }, [apiRef]);
  // #endregion

  return (
    <GridChartsIntegrationContextProvider>
      <div style={{width: '100%'}}>
        <div style={{height: 460}}>
          <DataGridPremium
            aria-label="Quantity by category and status"
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
        <GridChartsRendererProxy id="main" label="Quantity" renderer={ChartsRenderer} />
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
