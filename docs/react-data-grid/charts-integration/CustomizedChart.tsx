import * as React from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  GridSidebarValue,
  type GridChartsRendererProxyProps,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import {ChartsRenderer, chartsSchema, type ChartsSchema} from '../data/chartsRenderer';
import {createTraffic} from '../../data/traffic';

const dayFormat = new Intl.DateTimeFormat('en-US', {month: 'short', day: 'numeric'});

const rows = createTraffic(56).map((day, id) => ({
  ...day,
  id,
  day: dayFormat.format(day.date),
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'day', headerName: 'Day', width: 90},
  {field: 'visitors', headerName: 'Visitors', type: 'number', width: 110},
  {field: 'pageViews', headerName: 'Page views', type: 'number', width: 120},
  {
    field: 'revenue',
    headerName: 'Revenue ($)',
    type: 'number',
    width: 120,
    chartable: false,
  },
];

// #region preview
// A row: {id: 0, day: 'Jan 1', visitors: 4816, pageViews: 15188, revenue: 4524, …}
// chartsSchema is from ../data/chartsRenderer: {line: {label, customization, …}, …}
// This function hides the color control and allows one field per axis.
const restrict = (type: ChartsSchema[string]): ChartsSchema[string] => ({
  ...type,
  maxDimensions: 1,
  maxValues: 1,
  customization: type.customization.map(({controls, ...section}) => ({
    ...section,
    controls: {...controls, color: {...controls.color!, isHidden: () => true}},
  })),
});
const schema = {line: restrict(chartsSchema.line!), area: restrict(chartsSchema.area!)};

// Labels every seventh day.
const onRender: GridChartsRendererProxyProps['onRender'] = (_type, props, Chart) => {
  const tickLabelInterval = (_day: string, index: number) => index % 7 === 0;
  return <Chart {...props} xAxis={[{...props.xAxis[0], tickLabelInterval}]} />;
};
// #endregion

const slots = {chartsPanel: GridChartsPanel};
const slotProps = {chartsPanel: {schema}};
const experimentalFeatures = {charts: true};

export default function CustomizedChart() {
  const isWide = useMediaQuery('(min-width: 700px)', {noSsr: true});

  const initialState = React.useMemo<GridInitialState>(
    () => ({
      sidebar: {open: isWide, value: GridSidebarValue.Charts},
      chartsIntegration: {
        charts: {
          main: {
            dimensions: ['day'],
            values: ['visitors'],
            chartType: 'line',
            configuration: {hideLegend: true},
          },
        },
      },
    }),
    [isWide],
  );

  return (
    <GridChartsIntegrationContextProvider>
      <div style={{width: '100%'}}>
        <GridChartsRendererProxy
          id="main"
          label="Traffic"
          renderer={ChartsRenderer}
          onRender={onRender}
        />
        <div style={{height: 420}}>
          <DataGridPremium
            aria-label="Website traffic by day"
            rows={rows}
            columns={columns}
            experimentalFeatures={experimentalFeatures}
            chartsIntegration
            slots={slots}
            slotProps={slotProps}
            initialState={initialState}
            showToolbar
          />
        </div>
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
