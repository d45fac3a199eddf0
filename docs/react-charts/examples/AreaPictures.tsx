import Box from '@mui/material/Box';
import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

// #region preview
const small = {hideLegend: true, height: 120, margin: 4};
const layer = {area: true, showMark: false};

// Visits by source, in thousands
const search = {data: [61, 64, 74, 83, 91, 99, 106, 112], ...layer};
const direct = {data: [42, 47, 58, 46, 64, 59, 61, 72], ...layer};
const social = {data: [18, 32, 24, 42, 28, 34, 57, 45], ...layer};

const area = [search];
const stacked = [direct, search, social].map((item) => ({...item, stack: 'all'}));
const stream = stacked.map((item) => ({...item, stackOffset: 'wiggle' as const}));
// <LineChart {...small} xAxis={xAxis} yAxis={yAxis} series={stacked} title="…" />
// #endregion

const xAxis: LineChartProps['xAxis'] = [
  {data: [1, 2, 3, 4, 5, 6, 7, 8], scaleType: 'point', position: 'none'},
];
const yAxis: LineChartProps['yAxis'] = [{position: 'none', min: 0}];
const streamAxis: LineChartProps['yAxis'] = [{position: 'none', domainLimit: 'strict'}];

const row = {
  display: 'flex',
  width: '100%',
  '& figure': {flex: 1, m: 0.5, minWidth: 0, textAlign: 'center', fontSize: 13},
};

export default function AreaPictures() {
  return (
    <Box sx={row}>
      <figure>
        <LineChart {...small} title="Area" xAxis={xAxis} yAxis={yAxis} series={area} />
        <figcaption>Area</figcaption>
      </figure>
      <figure>
        <LineChart
          {...small}
          title="Stacked areas"
          xAxis={xAxis}
          yAxis={yAxis}
          series={stacked}
        />
        <figcaption>Stacked</figcaption>
      </figure>
      <figure>
        <LineChart
          {...small}
          title="Streamgraph"
          xAxis={xAxis}
          yAxis={streamAxis}
          series={stream}
        />
        <figcaption>Stream</figcaption>
      </figure>
    </Box>
  );
}
