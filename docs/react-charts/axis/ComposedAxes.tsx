import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsGrid} from '@mui/x-charts/ChartsGrid';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

export default function ComposedAxes() {
  return (
    // #region preview
    <ChartContainer
      xAxis={[{id: 'month', data: months, scaleType: 'point', height: 60}]}
      yAxis={[
        {id: 'degrees', width: 55},
        {id: 'nights', position: 'right', min: 0, width: 55},
      ]}
      series={[
        {type: 'line', yAxisId: 'degrees', data: climate.mean},
        {type: 'line', yAxisId: 'nights', data: climate.clearNights},
      ]}
      height={320}
    >
      <ChartsGrid horizontal vertical />
      <LinePlot />
      <ChartsXAxis axisId="month" label="Month" tickSize={10} />
      <ChartsYAxis axisId="degrees" label="Mean, °C" />
      <ChartsYAxis axisId="nights" label="Clear nights" />
    </ChartContainer>
    // #endregion
  );
}
