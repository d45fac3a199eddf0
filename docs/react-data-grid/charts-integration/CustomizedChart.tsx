import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  GridSidebarValue,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {ChartsRenderer, chartsSchema, type ChartsSchema} from '../data/chartsRenderer';
import {createReadings, type Reading} from '../data/readings';

// #region preview
const rows = createReadings(144).filter(({instrument}) => instrument === 'Roof');
const time = new Intl.DateTimeFormat('en-GB', {timeStyle: 'short'});

const columns: GridColDef<Reading>[] = [
  {
    field: 'clock',
    headerName: 'Time',
    width: 90,
    valueGetter: (_value, row) => time.format(row.time),
  },
  {field: 'temperature', headerName: 'Temp. (°C)', type: 'number', width: 110},
  {
    field: 'humidity',
    headerName: 'Humidity (%)',
    type: 'number',
    width: 120,
    chartable: false,
  },
];

// Only lines and areas, with one dimension and one value, and no choice of color
const {line, area} = chartsSchema;
const withoutColor = (type: ChartsSchema[string]): ChartsSchema[string] => ({
  ...type,
  maxDimensions: 1,
  maxValues: 1,
  customization: type.customization.map((section) => ({
    ...section,
    controls: {
      ...section.controls,
      color: {...section.controls.color!, isHidden: () => true},
    },
  })),
});
const schema: ChartsSchema = {line: withoutColor(line!), area: withoutColor(area!)};

const onRender: GridChartsRendererProxyProps['onRender'] = (
  _type,
  props,
  Component,
) => (
  <Component
    {...props}
    xAxis={[
      {
        ...props.xAxis[0],
        tickLabelInterval: (_time: string, i: number) => i % 12 === 0,
      },
    ]}
    yAxis={[{...props.yAxis[0], valueFormatter: (value: number) => `${value}°`}]}
  />
);

const slots = {chartsPanel: GridChartsPanel};
const experimentalFeatures = {charts: true};

export default function CustomizedChart() {
  const wide = useMediaQuery('(min-width: 700px)', {noSsr: true});

  return (
    <GridChartsIntegrationContextProvider>
      <div style={{width: '100%'}}>
        <GridChartsRendererProxy
          id="main"
          label="Temperature"
          renderer={ChartsRenderer}
          onRender={onRender}
        />
        <div style={{height: 420}}>
          <DataGridPremium
            aria-label="Readings on the roof"
            rows={rows}
            columns={columns}
            experimentalFeatures={experimentalFeatures}
            chartsIntegration
            slots={slots}
            slotProps={{chartsPanel: {schema}}}
            initialState={{
              sidebar: {open: wide, value: GridSidebarValue.Charts},
              chartsIntegration: {
                charts: {
                  main: {
                    dimensions: ['clock'],
                    values: ['temperature'],
                    chartType: 'line',
                    configuration: {hideLegend: true},
                  },
                },
              },
            }}
            showToolbar
          />
        </div>
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
// #endregion
