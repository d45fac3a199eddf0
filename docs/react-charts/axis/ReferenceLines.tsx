import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {LineChart} from '@mui/x-charts/LineChart';

const xAxis = [
  {
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'],
    scaleType: 'point' as const,
  },
];
const yAxis = [{id: 'revenue', label: 'Revenue ($1,000)', min: 0, max: 300, width: 60}];
const series = [
  {data: [142, 151, 158, 163, 197, 224, 241, 263], label: 'Revenue', showMark: false},
];
const targetStyle = {strokeDasharray: '6 3'};
const launchStyle = {fontStyle: 'italic', direction: 'ltr' as const};

export default function ReferenceLines() {
  return (
    // #region preview
    // yAxis: [{id: 'revenue', …}], xAxis: [{data: ['Jan', 'Feb', …], scaleType: 'point'}]
    <LineChart
      title="Revenue by month, with the target and the launch of the app"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={320}
    >
      <ChartsReferenceLine
        axisId="revenue"
        y={200}
        label="Target: $200,000"
        labelAlign="start"
        lineStyle={targetStyle}
      />
      <ChartsReferenceLine x="Apr" label="App launch" labelStyle={launchStyle} />
    </LineChart>
    // #endregion
  );
}
