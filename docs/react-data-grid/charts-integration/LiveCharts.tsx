import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  useGridApiRef,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {ChartsRenderer, chartsSchema} from '../data/chartsRenderer';

// #region preview
const names = ['Radar', 'Sonar', 'Autopilot', 'Logbook'];
const createRows = (tick: number) =>
  names.map((name, index) => ({
    id: index,
    name,
    load: Math.round(45 + 40 * Math.sin(tick / 3 + index * 2)),
    memory: Math.round(500 + 380 * Math.sin(tick / 9 + index)),
  }));
const rows = createRows(0);

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'name', headerName: 'Process', flex: 1, minWidth: 100},
  {field: 'load', headerName: 'Load (%)', type: 'number', width: 100},
  {field: 'memory', headerName: 'Memory (MB)', type: 'number', width: 120},
];

// The same axis on every update
const withMaximum =
  (max: number): GridChartsRendererProxyProps['onRender'] =>
  (_type, props, Component) => (
    <Component
      {...props}
      hideLegend
      skipAnimation
      yAxis={[{...props.yAxis[0], min: 0, max}]}
    />
  );
const renderLoad = withMaximum(100);
const renderMemory = withMaximum(1000);

const slots = {chartsPanel: GridChartsPanel};
const slotProps = {chartsPanel: {schema: {column: chartsSchema.column!}}};
const experimentalFeatures = {charts: true};
const initialState = {
  chartsIntegration: {
    charts: {
      load: {dimensions: ['name'], values: ['load'], chartType: 'column'},
      memory: {dimensions: ['name'], values: ['memory'], chartType: 'column'},
    },
  },
};

export default function LiveCharts() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = React.useState(false);
  const tick = React.useRef(0);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(() => {
      tick.current += 1;
      apiRef.current?.updateRows(createRows(tick.current));
    }, 1000);
    return () => clearInterval(timer);
  }, [apiRef, running]);

  return (
    <GridChartsIntegrationContextProvider>
      <div style={{width: '100%'}}>
        <Button onClick={() => setRunning(!running)}>
          {running ? 'Stop' : 'Start'}
        </Button>
        <div style={{height: 420}}>
          <DataGridPremium
            aria-label="Processes"
            apiRef={apiRef}
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
        <Box sx={{display: 'grid', gridTemplateColumns: {xs: '1fr', sm: '1fr 1fr'}}}>
          <GridChartsRendererProxy
            id="load"
            label="Load"
            renderer={ChartsRenderer}
            onRender={renderLoad}
          />
          <GridChartsRendererProxy
            id="memory"
            label="Memory"
            renderer={ChartsRenderer}
            onRender={renderMemory}
          />
        </Box>
      </div>
    </GridChartsIntegrationContextProvider>
  );
}
// #endregion
