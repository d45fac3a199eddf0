import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart} from '@mui/x-charts/LineChart';

const formatHour = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
const xAxis = [
  {
    data: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22],
    domainLimit: 'strict' as const,
    valueFormatter: formatHour,
  },
];
const yAxis = [{label: 'Response time (ms)', min: 0, max: 160, width: 60}];
const series = [
  {
    data: [84, 86, 82, 91, 104, 138, 132, 121, 116, 108, 97, 88],
    label: 'Median (ms)',
    showMark: false,
  },
];
const dashed = {strokeDasharray: '5 4'};
const labelStyle = {direction: 'ltr' as const};

export default function TargetLine() {
  return (
    // #region preview
    // xAxis: [{data: [0, 2, 4, 6, …]}], yAxis: [{min: 0, max: 160, …}]
    // series: [{data: [84, 86, 82, 91, …], label: 'Median (ms)'}]
    // dashed: {strokeDasharray: '5 4'}, labelStyle: {direction: 'ltr'}
    <LineChart
      title="Response time over one day, with a target and a release"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    >
      <ChartsReferenceLine y={120} label="Target" labelAlign="end" lineStyle={dashed} />
      <ChartsReferenceLine
        x={9}
        label="Release"
        labelAlign="start"
        labelStyle={labelStyle}
        lineStyle={dashed}
      />
    </LineChart>
    // #endregion
  );
}
