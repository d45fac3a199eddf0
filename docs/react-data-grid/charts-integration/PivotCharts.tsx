import * as React from 'react';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  gridColumnGroupsUnwrappedModelSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {ChartsRenderer, chartsSchema} from '../data/chartsRenderer';
import {createCatches, type Catch} from '../data/landings';

// #region preview
const rows = createCatches(1000);

const columns: GridColDef<Catch>[] = [
  {field: 'landedOn', headerName: 'Landed', type: 'date', width: 110},
  {field: 'port', headerName: 'Port', width: 110},
  {field: 'fish', headerName: 'Fish', width: 120},
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
const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{field: 'port'}],
      columns: [{field: 'fish', sort: 'asc' as const}],
      values: [{field: 'tons', aggFunc: 'sum'}],
    },
  },
  chartsIntegration: {charts: {main: {dimensions: ['port'], chartType: 'column'}}},
};

export default function PivotCharts() {
  const apiRef = useGridApiRef();
  const hasValues = React.useRef(false);

  React.useEffect(() => {
    const setValues = () => {
      const api = apiRef.current;
      const fields = Object.keys(gridColumnGroupsUnwrappedModelSelector(apiRef));
      if (!api || hasValues.current || fields.length === 0) {
        return; // Later choices are those of the user.
      }
      hasValues.current = true;
      api.updateChartValuesData(
        'main',
        fields.map((field, index) => ({field, hidden: index >= 3})),
      );
    };
    return apiRef.current?.subscribeEvent('columnsChange', setValues);
  }, [apiRef]);

  return (
    <GridChartsIntegrationContextProvider>
      <div style={{width: '100%'}}>
        <div style={{height: 460}}>
          <DataGridPremium
            aria-label="Catches by port and fish"
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
        <GridChartsRendererProxy id="main" label="Catch" renderer={ChartsRenderer} />
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
// #endregion
