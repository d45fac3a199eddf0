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
  type GridInitialState,
} from '@mui/x-data-grid-premium';
import {ChartsRenderer, chartsSchema} from '../data/chartsRenderer';

const NAMES = ['API', 'Search', 'Worker', 'Cache'];

// A row: {id: 0, name: 'API', load: 45, memory: 500}
const readServers = (second: number) =>
  NAMES.map((name, id) => ({
    id,
    name,
    load: Math.round(45 + 40 * Math.sin(second / 3 + id * 2)),
    memory: Math.round(500 + 380 * Math.sin(second / 9 + id)),
  }));

const rows = readServers(0);

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'name', headerName: 'Server', flex: 1, minWidth: 100},
  {field: 'load', headerName: 'Load (%)', type: 'number', width: 100},
  {field: 'memory', headerName: 'Memory (MB)', type: 'number', width: 120},
];

/** Fixes the range of the axis, so the bars are comparable from update to update. */
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
const renderMemory = withMaximum(1_000);

const slots = {chartsPanel: GridChartsPanel};
const slotProps = {chartsPanel: {schema: {column: chartsSchema.column!}}};
const experimentalFeatures = {charts: true};
const initialState: GridInitialState = {
  chartsIntegration: {
    charts: {
      load: {dimensions: ['name'], values: ['load'], chartType: 'column'},
      memory: {dimensions: ['name'], values: ['memory'], chartType: 'column'},
    },
  },
};

export default function LiveCharts() {
  // #region preview
  const apiRef = useGridApiRef();
  const [isRunning, setIsRunning] = React.useState(false);
  const second = React.useRef(0);

  React.useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const timer = setInterval(() => {
      second.current += 1;
      // The charts follow: [{id: 0, name: 'API', load: 58, memory: 542}, …]
      apiRef.current?.updateRows(readServers(second.current));
    }, 1_000);
    return () => clearInterval(timer);
  }, [apiRef, isRunning]);
  // #endregion

  return (
    <GridChartsIntegrationContextProvider>
      <div style={{width: '100%'}}>
        <Button onClick={() => setIsRunning((prev) => !prev)}>
          {isRunning ? 'Stop' : 'Start'}
        </Button>
        <div style={{height: 420}}>
          <DataGridPremium
            aria-label="Servers"
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
