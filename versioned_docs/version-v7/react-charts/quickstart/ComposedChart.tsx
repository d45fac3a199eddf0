import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';
import {ResponsiveChartContainer} from '@mui/x-charts/ResponsiveChartContainer';

const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep'];

export default function ComposedChart() {
  return (
    // #region preview
    <ResponsiveChartContainer
      xAxis={[{data: months, scaleType: 'band'}]}
      yAxis={[{id: 'boats'}, {id: 'delay'}]}
      series={[
        {
          type: 'bar',
          data: [610, 720, 940, 980, 690],
          label: 'Boats',
          yAxisId: 'boats',
        },
        {type: 'line', data: [2, 3, 5, 6, 3], label: 'Delay (min)', yAxisId: 'delay'},
      ]}
      height={300}
      margin={{right: 60}}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis axisId="boats" label="Boats" />
      <ChartsYAxis axisId="delay" position="right" label="Delay (min)" />
      <ChartsTooltip trigger="axis" />
    </ResponsiveChartContainer>
    // #endregion
  );
}
