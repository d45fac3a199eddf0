import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

export default function TwoAxes() {
  return (
    // #region preview
    <LineChart
      xAxis={[
        {
          data: months,
          scaleType: 'point',
          tickLabelInterval: (month, index) => index % 3 === 0,
        },
      ]}
      yAxis={[
        {id: 'heat', label: 'Mean, °C'},
        {id: 'nights', label: 'Clear nights', position: 'right', min: 0, max: 31},
      ]}
      series={[
        {yAxisId: 'heat', data: climate.mean, label: 'Mean temperature', showMark: false},
        {
          yAxisId: 'nights',
          data: climate.clearNights,
          label: 'Clear nights',
          curve: 'step',
          showMark: false,
        },
      ]}
      height={300}
    />
    // #endregion
  );
}
