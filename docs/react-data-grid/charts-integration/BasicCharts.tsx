import useMediaQuery from '@mui/material/useMediaQuery';
import BarChartIcon from '@mui/icons-material/BarChart';
import {BarChart} from '@mui/x-charts/BarChart';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  GridSidebarValue,
  type GridChartsPanelProps,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

// #region preview
const rows = [
  {id: 1, boat: 'Gannet', tons: 42},
  {id: 2, boat: 'Petrel', tons: 61},
  {id: 3, boat: 'Puffin', tons: 28},
  {id: 4, boat: 'Skua', tons: 55},
  {id: 5, boat: 'Tern', tons: 73},
];

const columns: GridColDef[] = [
  {field: 'boat', headerName: 'Boat', flex: 1, minWidth: 100},
  {field: 'tons', headerName: 'Catch (t)', type: 'number', width: 110},
];

// What the panel offers
const schema: GridChartsPanelProps['schema'] = {
  column: {label: 'Column', icon: BarChartIcon, customization: []},
};

// What draws the chart
const Renderer: GridChartsRendererProxyProps['renderer'] = ({dimensions, values}) => (
  <BarChart
    height={260}
    title="Catch by boat"
    xAxis={[{data: dimensions[0]?.data ?? [], label: dimensions[0]?.label}]}
    yAxis={[{label: values[0]?.label}]}
    series={values.map(({id, label, data}) => ({id, label, data}))}
  />
);

const slots = {chartsPanel: GridChartsPanel};
const experimentalFeatures = {charts: true};

export default function BasicCharts() {
  const wide = useMediaQuery('(min-width: 700px)', {noSsr: true});

  return (
    <GridChartsIntegrationContextProvider>
      <div style={{width: '100%'}}>
        <div style={{height: 480}}>
          <DataGridPremium
            aria-label="Catch by boat"
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
                  main: {dimensions: ['boat'], values: ['tons'], chartType: 'column'},
                },
              },
            }}
            showToolbar
          />
        </div>
        <GridChartsRendererProxy id="main" label="Catch" renderer={Renderer} />
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
// #endregion
