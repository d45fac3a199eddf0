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
  {data: [142, 151, 158, 163, 170, 197, 224, 263], label: 'Revenue', showMark: false},
];
const dashed = {strokeDasharray: '6 3'};
const italic = {fontStyle: 'italic', direction: 'ltr' as const};

export default function ReferenceLines() {
  return (
    // #region preview
    // xAxis: [{data: ['Jan', …], scaleType: 'point'}], yAxis: [{id: 'revenue', …}]
    // series: [{data: [142, 151, 158, …], label: 'Revenue'}]
    // dashed: {strokeDasharray: '6 3'}, italic: {fontStyle: 'italic', direction: 'ltr'}
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
        lineStyle={dashed}
      />
      <ChartsReferenceLine x="May" label="App launch" labelStyle={italic} />
    </LineChart>
    // #endregion
  );
}
