import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsGrid} from '@mui/x-charts/ChartsGrid';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot} from '@mui/x-charts/LineChart';
import {solar} from '../data/solar';

export default function ComposedAxes() {
  return (
    // #region preview
    <ChartContainer
      xAxis={[{id: 'month', data: solar.months, scaleType: 'point', height: 60}]}
      yAxis={[
        {id: 'energy', min: 0, width: 65},
        {id: 'money', position: 'right', min: 0, width: 65},
      ]}
      series={[
        {type: 'line', yAxisId: 'energy', data: solar.produced, color: '#1976d2'},
        {
          type: 'line',
          yAxisId: 'money',
          data: [161, 143, 133, 115, 104, 98, 101, 103, 108, 126, 145, 166],
          color: '#d84315',
        },
      ]}
      height={320}
      title="Energy produced and the electricity bill by month"
    >
      <ChartsGrid horizontal />
      <LinePlot />
      <ChartsXAxis axisId="month" label="Month" tickSize={10} />
      <ChartsYAxis
        axisId="energy"
        label="Produced, kWh"
        labelStyle={{fill: '#1976d2'}}
      />
      <ChartsYAxis
        axisId="money"
        label="Electricity bill, €"
        labelStyle={{fill: '#d84315'}}
      />
    </ChartContainer>
    // #endregion
  );
}
