import Box from '@mui/material/Box';
import {ScatterChart, type ScatterChartProps} from '@mui/x-charts/ScatterChart';

// #region preview
const small = {hideLegend: true, height: 120, margin: 8};
// Size in square feet (x), monthly rent in dollars (y), and year built (z)
const downtown = [
  {id: 1, x: 480, y: 1640, z: 1998},
  {id: 2, x: 560, y: 1720, z: 1974},
  {id: 3, x: 690, y: 2190, z: 2016},
  {id: 4, x: 820, y: 2340, z: 2003},
  {id: 5, x: 970, y: 2910, z: 2019},
  {id: 6, x: 1120, y: 3080, z: 2014},
];
const suburbs = downtown.map(({id, x, y, z}) => ({id, x: x + 60, y: y * 0.7, z}));

const points = [{data: downtown}, {data: suburbs}];
// <ScatterChart {...small} xAxis={xAxis} yAxis={yAxis} series={points} title="…" />
// #endregion

const xAxis: ScatterChartProps['xAxis'] = [{position: 'none', domainLimit: 'strict'}];
const yAxis: ScatterChartProps['yAxis'] = [{position: 'none', domainLimit: 'strict'}];
const zAxis: ScatterChartProps['zAxis'] = [
  {
    colorMap: {
      type: 'continuous',
      min: 1970,
      max: 2020,
      color: ['#d1495b', '#3f7fd0'],
    },
  },
];
const byYear = [{data: downtown, markerSize: 6}];
const wideX: ScatterChartProps['xAxis'] = [{position: 'none', min: 0, max: 4}];
const wideY: ScatterChartProps['yAxis'] = [{position: 'none', min: 0, max: 3}];
const bubbles = [
  {data: [{id: 1, x: 1, y: 1}], markerSize: 8, color: '#3f6fe0'},
  {data: [{id: 2, x: 2, y: 2}], markerSize: 14, color: '#3f6fe0'},
  {data: [{id: 3, x: 3, y: 1.4}], markerSize: 20, color: '#3f6fe0'},
];

const row = {
  display: 'flex',
  width: '100%',
  '& figure': {flex: 1, m: 0.5, minWidth: 0, textAlign: 'center', fontSize: 13},
};

export default function PointPictures() {
  return (
    <Box sx={row}>
      <figure>
        <ScatterChart
          {...small}
          title="Scatter chart of two series"
          xAxis={xAxis}
          yAxis={yAxis}
          series={points}
        />
        <figcaption>Points</figcaption>
      </figure>
      <figure>
        <ScatterChart
          {...small}
          title="Scatter chart with a color scale"
          xAxis={xAxis}
          yAxis={yAxis}
          zAxis={zAxis}
          series={byYear}
        />
        <figcaption>Color scale</figcaption>
      </figure>
      <figure>
        <ScatterChart
          {...small}
          title="Bubbles of different sizes"
          xAxis={wideX}
          yAxis={wideY}
          series={bubbles}
        />
        <figcaption>Bubbles</figcaption>
      </figure>
    </Box>
  );
}
