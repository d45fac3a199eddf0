import type * as React from 'react';
import BarChartIcon from '@mui/icons-material/BarChart';
import ShowChartIcon from '@mui/icons-material/ShowChart';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {LineChart} from '@mui/x-charts/LineChart';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridChartsRendererProxyProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {routes, seasons} from '../data/ferries';

// {id: 'Winter island', season: 'Winter', route: 'Island', passengers: 42}
const rows = seasons.flatMap((row) =>
  routes.map(({dataKey, label}) => ({
    id: `${row.season} ${dataKey}`,
    season: row.season,
    route: label,
    passengers: row[dataKey],
  })),
);

const columns: GridColDef[] = [
  {field: 'season', headerName: 'Season'},
  {field: 'route', headerName: 'Route', width: 140},
  {
    field: 'passengers',
    headerName: 'Passengers (thousands)',
    type: 'number',
    width: 200,
  },
];

// #region preview
const schema = {
  bar: {label: 'Bars', icon: BarChartIcon, maxDimensions: 1, customization: []},
  line: {label: 'Lines', icon: ShowChartIcon, maxDimensions: 1, customization: []},
};

type RendererProps = React.ComponentProps<GridChartsRendererProxyProps['renderer']>;

function SeasonChart({dimensions, values, chartType}: RendererProps) {
  const [categories] = dimensions;
  if (!categories || values.length === 0) {
    return <Typography>Choose a dimension and a value in the panel.</Typography>;
  }
  const Chart = chartType === 'line' ? LineChart : BarChart;
  return (
    <Chart
      title={`${values[0]?.label} by ${categories.label}`}
      xAxis={[{data: categories.data, scaleType: 'band', label: categories.label}]}
      yAxis={[{label: values[0]?.label}]}
      series={values}
      hideLegend
      height={280}
    />
  );
}

export default function GridWithChart() {
  return (
    <GridChartsIntegrationContextProvider>
      <Stack sx={{width: '100%', gap: 2}}>
        <div style={{height: 420}}>
          <DataGridPremium
            aria-label="Ferry passengers"
            rows={rows}
            columns={columns}
            showToolbar
            chartsIntegration
            experimentalFeatures={{charts: true}}
            slots={{chartsPanel: GridChartsPanel}}
            slotProps={{chartsPanel: {schema}}}
            initialState={{
              rowGrouping: {model: ['season']},
              columns: {columnVisibilityModel: {season: false}},
              aggregation: {model: {passengers: 'sum'}},
              chartsIntegration: {
                activeChartId: 'seasons',
                charts: {
                  seasons: {
                    dimensions: ['season'],
                    values: ['passengers'],
                    chartType: 'bar',
                  },
                },
              },
            }}
          />
        </div>
        <GridChartsRendererProxy id="seasons" label="Seasons" renderer={SeasonChart} />
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
// #endregion
