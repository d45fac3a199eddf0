import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsAxisHighlight} from '@mui/x-charts/ChartsAxisHighlight';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsWrapper} from '@mui/x-charts/ChartsWrapper';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

// #region preview
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function SeveralAxes() {
  return (
    <ChartDataProvider
      xAxis={[{data: months, scaleType: 'band'}]}
      yAxis={[
        {id: 'rain', label: 'Rain (mm)', min: 0},
        {id: 'temperature', label: 'Temperature (°C)', position: 'right', min: 0},
      ]}
      series={[
        {type: 'bar', yAxisId: 'rain', data: [88, 71, 64, 52, 61, 40], label: 'Rain'},
        {
          type: 'line',
          yAxisId: 'temperature',
          data: [4, 5, 9, 13, 17, 21],
          label: 'Temperature',
        },
      ]}
      height={300}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface title="Rain and temperature by month">
          <ChartsAxisHighlight x="band" />
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="rain" />
          <ChartsYAxis axisId="temperature" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartDataProvider>
  );
}
// #endregion
