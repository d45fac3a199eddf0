import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {AreaPlot, LinePlot} from '@mui/x-charts/LineChart';

const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'point' as const},
];
const yAxis = [{label: 'New customers', min: 0, max: 200}];
const series = [
  {type: 'line' as const, data: [90, 104, 121, 133, 142, 158], area: true},
];

export default function OneContainer() {
  return (
    // #region preview
    // xAxis: [{data: ['Jan', 'Feb', …], scaleType: 'point'}], yAxis: [{label: 'New customers'}]
    // series: [{type: 'line', data: [90, 104, 121, 133, 142, 158], area: true}]
    <ChartContainer
      title="New customers by month, with the target"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={260}
    >
      <AreaPlot />
      <LinePlot />
      <ChartsReferenceLine y={150} label="Target" labelAlign="start" />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
    // #endregion
  );
}
