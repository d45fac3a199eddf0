import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridDataSource,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import {ChartsRenderer, chartsSchema} from '../data/chartsRenderer';
import {createOrders, type Order} from '../../data/orders';
import {createServer} from '../data/server';

const server = createServer(createOrders(1_000));

const columns: GridColDef<Order>[] = [
  {field: 'country', headerName: 'Country', width: 150},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 130},
];

const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: {columnTypes: ['number']},
};

// #region preview
const dataSource: GridDataSource = {
  getRows: async ({groupFields = [], groupKeys = [], aggregationModel}) => {
    // A group: {groupKey: 'Canada', descendantCount: 171, aggregates: {total: 402150}}
    const {rows, aggregates} = await server.group({
      groupFields,
      groupKeys,
      aggregationModel,
    });
    return {rows, aggregateRow: {aggregates}};
  },
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.descendantCount,
  getAggregatedValue: (row, field) => row.aggregates?.[field],
};

const charts = {main: {dimensions: ['country'], values: ['total'], chartType: 'bar'}};
// #endregion

const initialState: GridInitialState = {
  rowGrouping: {model: ['country']},
  columns: {columnVisibilityModel: {country: false}},
  aggregation: {model: {total: 'sum'}},
  chartsIntegration: {charts},
};

const slots = {chartsPanel: GridChartsPanel};
const slotProps = {chartsPanel: {schema: chartsSchema}};
const experimentalFeatures = {charts: true};

export default function ServerCharts() {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{width: '100%'}}>
        <div style={{height: 460}}>
          <DataGridPremium
            aria-label="Orders by country"
            columns={columns}
            dataSource={dataSource}
            aggregationFunctions={aggregationFunctions}
            disablePivoting
            experimentalFeatures={experimentalFeatures}
            chartsIntegration
            slots={slots}
            slotProps={slotProps}
            initialState={initialState}
            showToolbar
          />
        </div>
        <GridChartsRendererProxy
          id="main"
          label="Order total"
          renderer={ChartsRenderer}
        />
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
