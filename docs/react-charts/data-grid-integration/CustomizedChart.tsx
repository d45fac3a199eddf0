import * as React from 'react';
import BarChartIcon from '@mui/icons-material/BarChart';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type DataGridPremiumProps,
  type GridChartsPanelProps,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';

const rows = [
  {id: 'S1', store: 'Austin', orders: 4820, returns: 310},
  {id: 'S2', store: 'Dallas', orders: 3150, returns: 248},
  {id: 'S3', store: 'Denver', orders: 2290, returns: 174},
  {id: 'S4', store: 'Seattle', orders: 1760, returns: 139},
  {id: 'S5', store: 'Boston', orders: 940, returns: 87},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'ID', chartable: false},
  {field: 'store', headerName: 'Store', flex: 1},
  {field: 'orders', headerName: 'Orders', type: 'number'},
  {field: 'returns', headerName: 'Returns', type: 'number'},
];

// #region preview
const look = {
  id: 'look',
  label: 'Look',
  controls: {
    rounded: {label: 'Round corners', type: 'boolean', default: true},
    height: {label: 'Height in px', type: 'number', default: 240},
  },
} as const;

const schema: GridChartsPanelProps['schema'] = {
  bar: {
    label: 'Bars',
    icon: BarChartIcon,
    dimensionsLabel: 'Categories',
    valuesLabel: 'Bars',
    maxDimensions: 1,
    customization: [look],
  },
};
// <DataGridPremium slotProps={{chartsPanel: {schema}}} … />
// #endregion

const initialState: DataGridPremiumProps['initialState'] = {
  chartsIntegration: {
    activeChartId: 'stores',
    charts: {
      stores: {
        dimensions: ['store'],
        values: ['orders', 'returns'],
        chartType: 'bar',
      },
    },
  },
};

const experimentalFeatures = {charts: true};
const slots = {chartsPanel: GridChartsPanel};
const slotProps = {chartsPanel: {schema}};
const yAxis = [{width: 60}];

type RendererProps = React.ComponentProps<GridChartsRendererProxyProps['renderer']>;

function StoreChart({dimensions, values, configuration}: RendererProps) {
  // The defaults of the schema aren't part of the configuration.
  const {rounded = true, height = 240} = configuration;
  const [categories] = dimensions;
  const xAxis = React.useMemo(
    () => [{data: categories?.data ?? [], scaleType: 'band' as const}],
    [categories],
  );

  return (
    <BarChart
      title="Orders and returns by store"
      xAxis={xAxis}
      yAxis={yAxis}
      series={values}
      borderRadius={rounded ? 8 : 0}
      height={Number(height)}
    />
  );
}

export default function CustomizedChart() {
  return (
    <GridChartsIntegrationContextProvider>
      <Stack sx={{width: '100%', gap: 2}}>
        <div style={{height: 400}}>
          <DataGridPremium
            aria-label="Stores"
            rows={rows}
            columns={columns}
            hideFooter
            showToolbar
            chartsIntegration
            experimentalFeatures={experimentalFeatures}
            slots={slots}
            slotProps={slotProps}
            initialState={initialState}
          />
        </div>
        <GridChartsRendererProxy id="stores" label="Stores" renderer={StoreChart} />
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
