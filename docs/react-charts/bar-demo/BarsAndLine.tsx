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
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const arrivals = [320, 280, 305, 340, 520, 610, 390];
const seatsTaken = [64, 56, 61, 68, 93, 98, 78];

export default function BarsAndLine() {
  return (
    <ChartDataProvider
      xAxis={[{data: days, scaleType: 'band', tickLabelStyle: {fontSize: 10}}]}
      yAxis={[
        {id: 'arrivals', label: 'Arrivals', width: 60},
        {
          id: 'seats',
          label: 'Seats taken',
          position: 'right',
          min: 0,
          max: 100,
          width: 65,
          valueFormatter: (value: number) => `${value}%`,
        },
      ]}
      series={[
        {type: 'bar', yAxisId: 'arrivals', data: arrivals, label: 'Arrivals'},
        {type: 'line', yAxisId: 'seats', data: seatsTaken, label: 'Seats taken (%)'},
      ]}
      margin={{left: 8, right: 8}}
      height={300}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface title="Arrivals and seats taken by weekday">
          <ChartsAxisHighlight x="band" />
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="arrivals" />
          <ChartsYAxis axisId="seats" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartDataProvider>
  );
}
// #endregion
