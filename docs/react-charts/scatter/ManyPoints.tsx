import {ScatterChart} from '@mui/x-charts/ScatterChart';

const round = (value: number) => Math.round(value * 100) / 100;

// #region preview
// 16,000 requests: [{id: 0, x: 0, y: 40}, {id: 1, x: 49.49, y: 103.76}, …]
const data = Array.from({length: 16_000}, (_, id) => {
  const size = ((id * 7919) % 16_000) / 160;
  const spread = Math.sin(id * 12.9898) * Math.cos(id * 4.1414);
  return {id, x: round(size), y: round(40 + size * 1.6 + spread * (20 + size))};
});
const series = [{label: 'Requests', data, markerSize: 1}];

// Pass it to the chart: <ScatterChart renderer="svg-batch" series={series} … />
// #endregion

const xAxis = [{label: 'Response size (kB)'}];
const yAxis = [{label: 'Duration (ms)'}];

export default function ManyPoints() {
  return (
    <ScatterChart
      title="Size and duration of 16,000 requests"
      renderer="svg-batch"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      voronoiMaxRadius={10}
      hideLegend
      height={320}
    />
  );
}
