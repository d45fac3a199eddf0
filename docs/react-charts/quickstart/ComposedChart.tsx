import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

// #region preview
const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep'];

export default function ComposedChart() {
  return (
    <ChartContainer
      title="Departures and average delay by month"
      xAxis={[{data: months, scaleType: 'band'}]}
      yAxis={[
        {id: 'departures', label: 'Departures', width: 65},
        {id: 'delay', label: 'Delay (minutes)', position: 'right', width: 50, min: 0},
      ]}
      series={[
        {
          type: 'bar',
          data: [610, 720, 940, 980, 690],
          label: 'Departures',
          yAxisId: 'departures',
        },
        {
          type: 'line',
          data: [2, 3, 5, 6, 3],
          label: 'Delay (minutes)',
          yAxisId: 'delay',
        },
      ]}
      height={300}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis axisId="departures" />
      <ChartsYAxis axisId="delay" />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
  );
}
// #endregion
