import {
  PiecewiseColorLegend,
  type PiecewiseLabelFormatterParams,
} from '@mui/x-charts/ChartsLegend';
import {LineChart} from '@mui/x-charts/LineChart';

const xAxis = [{data: [0, 4, 8, 12, 16, 20, 24], label: 'Hours since midnight'}];
const colorMap = {
  type: 'piecewise' as const,
  thresholds: [150, 250],
  colors: ['#3f7fd0', '#d9822b', '#d1495b'],
};
const yAxis = [{label: 'Response time (ms)', min: 0, width: 60, colorMap}];
const series = [
  {data: [118, 109, 188, 283, 248, 173, 121], label: 'API', showMark: false},
];
const slots = {legend: PiecewiseColorLegend};

// #region preview
// colorMap: {type: 'piecewise', thresholds: [150, 250], colors: ['#3f7fd0', …]}
function labelFormatter(piece: PiecewiseLabelFormatterParams) {
  if (piece.min === null) {
    return `Fast, below ${piece.formattedMax} ms`;
  }
  return piece.max === null ? `Slow, from ${piece.formattedMin} ms` : 'Acceptable';
}

const slotProps = {
  legend: {
    axisDirection: 'y' as const,
    labelPosition: 'inline-end' as const,
    labelFormatter,
    markType: 'line' as const,
  },
};
// #endregion

export default function PiecewiseLabels() {
  return (
    <LineChart
      title="Response time of the API by hour"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={slots}
      slotProps={slotProps}
      height={300}
    />
  );
}
