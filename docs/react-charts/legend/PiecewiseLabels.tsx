import {PiecewiseColorLegend, type PiecewiseLabelFormatterParams} from '@mui/x-charts/ChartsLegend';
import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

// #region preview
const names = ({min, max, formattedMin, formattedMax}: PiecewiseLabelFormatterParams) => {
  if (min === null) {
    return `Frost, up to ${formattedMax} °C`;
  }
  return max === null ? `Mild, from ${formattedMin} °C` : 'Cool';
};

export default function PiecewiseLabels() {
  return (
    <LineChart
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [0, 10],
            colors: ['#4b7bec', '#2e9e6b', '#d9822b'],
          },
        },
      ]}
      series={[{data: climate.mean, label: 'Mean temperature', showMark: false}]}
      slots={{legend: PiecewiseColorLegend}}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'inline-end',
          labelFormatter: names,
          markType: 'line',
        },
      }}
      height={300}
    />
  );
}
// #endregion
