import {LineChart} from '@mui/x-charts/LineChart';

export default function SimpleArea() {
  return (
    // #region preview
    <LineChart
      title="Solar power by month"
      hideLegend
      xAxis={[{data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'], scaleType: 'point'}]}
      yAxis={[{label: 'Electricity (GWh)'}]}
      series={[{data: [18, 64, 118, 134, 84, 23], label: 'Solar', area: true}]}
      height={300}
    />
    // #endregion
  );
}
