import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep'];

export default function ComposedChart() {
  return (
    // #region preview
    <ChartContainer
      xAxis={[{data: months, scaleType: 'band'}]}
      yAxis={[
        {id: 'boats', width: 65},
        {id: 'delay', position: 'right', width: 50},
      ]}
      series={[
        {type: 'bar', data: [610, 720, 940, 980, 690], label: 'Boats', yAxisId: 'boats'},
        {type: 'line', data: [2, 3, 5, 6, 3], label: 'Delay (min)', yAxisId: 'delay'},
      ]}
      height={300}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis axisId="boats" label="Boats" />
      <ChartsYAxis axisId="delay" label="Delay (min)" />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
    // #endregion
  );
}
