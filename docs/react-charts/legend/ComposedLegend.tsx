import Stack from '@mui/material/Stack';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsLegend, PiecewiseColorLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

export default function ComposedLegend() {
  return (
    // #region preview
    <ChartDataProvider
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[
        {
          id: 'degrees',
          label: 'Temperature, °C',
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: ['#4b7bec', '#d9822b'],
          },
        },
      ]}
      series={[{type: 'line', data: climate.mean, label: 'Mean temperature'}]}
      height={260}
    >
      <Stack sx={{width: '100%'}}>
        <ChartsLegend />
        <ChartsSurface title="Mean temperature by month">
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <PiecewiseColorLegend
          axisDirection="y"
          axisId="degrees"
          sx={{alignSelf: 'center'}}
        />
      </Stack>
    </ChartDataProvider>
    // #endregion
  );
}
