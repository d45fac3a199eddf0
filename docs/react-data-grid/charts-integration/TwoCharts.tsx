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
import {createCatches, type Catch} from '../data/landings';

const quarterOf = (date: Date) =>
  `${date.getFullYear()} Q${Math.floor(date.getMonth() / 3) + 1}`;

// #region preview
// {id: 1, port: 'Bergen', tons: 3.4, quarter: '2024 Q2', …}
const rows = createCatches(1000)
  .sort((a, b) => a.landedOn.getTime() - b.landedOn.getTime())
  .map((row) => ({...row, quarter: quarterOf(row.landedOn)}));

const columns: GridColDef<Catch & {quarter: string}>[] = [
  {field: 'quarter', headerName: 'Quarter', width: 110},
  {field: 'port', headerName: 'Port', width: 110},
  {
    field: 'tons',
    headerName: 'Catch (t)',
    type: 'number',
    width: 100,
    valueFormatter: (value?: number) => value?.toFixed(1) ?? '',
  },
];

const slots = {chartsPanel: GridChartsPanel};
const slotProps = {chartsPanel: {schema: chartsSchema}};
const experimentalFeatures = {charts: true};
const initialState: GridInitialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{field: 'quarter'}],
      columns: [{field: 'port', sort: 'asc'}],
      values: [{field: 'tons', aggFunc: 'sum'}],
    },
  },
  chartsIntegration: {
    activeChartId: 'total',
    charts: {
      total: {
        dimensions: ['quarter'],
        chartType: 'column',
        configuration: {stacked: true},
      },
      ports: {dimensions: ['quarter'], chartType: 'line'},
    },
  },
};

export default function TwoCharts() {
  const apiRef = useGridApiRef();
  const hasValues = React.useRef(false);

  React.useEffect(() => {
    const setValues = () => {
      const fields = Object.keys(gridColumnGroupsUnwrappedModelSelector(apiRef));
      if (!hasValues.current && fields.length > 0) {
        hasValues.current = true;
        const values = fields.map((field) => ({field}));
        apiRef.current?.updateChartValuesData('total', values);
        apiRef.current?.updateChartValuesData('ports', values);
      }
    };
    return apiRef.current?.subscribeEvent('columnsChange', setValues);
  }, [apiRef]);

  return (
    <GridChartsIntegrationContextProvider>
      <div style={{width: '100%'}}>
        <div style={{height: 460}}>
          <DataGridPremium
            aria-label="Catches by quarter and port"
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
        <Box sx={{display: 'grid', gridTemplateColumns: {xs: '1fr', sm: '1fr 1fr'}}}>
          <GridChartsRendererProxy id="total" label="Total" renderer={ChartsRenderer} />
          <GridChartsRendererProxy
            id="ports"
            label="By port"
            renderer={ChartsRenderer}
          />
        </Box>
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
// #endregion
