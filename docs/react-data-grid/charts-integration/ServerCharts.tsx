import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import {ChartsRenderer, chartsSchema} from '../data/chartsRenderer';
import {createParcels, type Parcel} from '../data/parcels';
import {createServer} from '../data/server';

// #region preview
const server = createServer(createParcels(1000));

const dataSource: GridDataSource = {
  getRows: async ({groupFields = [], groupKeys = [], aggregationModel}) => {
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

const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: {columnTypes: ['number']},
};

const columns: GridColDef<Parcel>[] = [
  {field: 'country', headerName: 'Country', width: 130},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130},
];

const slots = {chartsPanel: GridChartsPanel};
const slotProps = {chartsPanel: {schema: chartsSchema}};
const experimentalFeatures = {charts: true};
const initialState = {
  rowGrouping: {model: ['country']},
  columns: {columnVisibilityModel: {country: false}},
  aggregation: {model: {weight: 'sum'}},
  chartsIntegration: {
    charts: {main: {dimensions: ['country'], values: ['weight'], chartType: 'bar'}},
  },
};

export default function ServerCharts() {
  return (
    <GridChartsIntegrationContextProvider>
      <div style={{width: '100%'}}>
        <div style={{height: 460}}>
          <DataGridPremium
            aria-label="Parcels by country"
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
        <GridChartsRendererProxy id="main" label="Weight" renderer={ChartsRenderer} />
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
// #endregion
