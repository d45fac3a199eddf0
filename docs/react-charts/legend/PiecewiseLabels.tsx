import {
  PiecewiseColorLegend,
  type PiecewiseLabelFormatterParams,
} from '@mui/x-charts/ChartsLegend';
import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

// #region preview
const thresholds = [0, 10];
const colors = ['#4b7bec', '#2e9e6b', '#d9822b'];

function formatPiece({
  min,
  max,
  formattedMin,
  formattedMax,
}: PiecewiseLabelFormatterParams) {
  if (min === null) {
    return `Frost, below ${formattedMax} °C`;
  }
  return max === null ? `Mild, from ${formattedMin} °C` : 'Cool';
}

export default function PiecewiseLabels() {
  return (
    <LineChart
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[
        {label: 'Temperature, °C', colorMap: {type: 'piecewise', thresholds, colors}},
      ]}
      series={[{data: climate.mean, label: 'Mean temperature', showMark: false}]}
      slots={{legend: PiecewiseColorLegend}}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'inline-end',
          labelFormatter: formatPiece,
          markType: 'line',
        },
      }}
      height={300}
      title="Mean temperature by month"
    />
  );
}
// #endregion
