import {ScatterChart} from '@mui/x-charts/ScatterChart';

// #region preview
const round = (value: number) => Math.round(value * 100) / 100;

// 16,000 requests, the same ones each time.
const requests = Array.from({length: 16000}, (_, index) => {
  const size = ((index * 7919) % 16000) / 160;
  const spread = Math.sin(index * 12.9898) * Math.cos(index * 4.1414);
  return {id: index, x: round(size), y: round(40 + size * 1.6 + spread * (20 + size))};
});

export default function ManyPoints() {
  return (
    <ScatterChart
      title="Size and duration of 16,000 requests"
      renderer="svg-batch"
      xAxis={[{label: 'Response size (kB)'}]}
      yAxis={[{label: 'Duration (ms)'}]}
      series={[{label: 'Requests', data: requests, markerSize: 1}]}
      voronoiMaxRadius={10}
      hideLegend
      height={320}
    />
  );
}
// #endregion
