import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const kilometers = [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40];
const meters = [310, 355, 480, 690, 905, 1120, 1045, 820, 560, 410, 330];
const MILE = 1.609344;

export default function TwoXAxes() {
  return (
    <LineChart
      hideLegend
      xAxis={[
        {id: 'km', data: kilometers, label: 'Distance, km', min: 0, max: 40},
        {id: 'mi', label: 'Distance, miles', position: 'top', min: 0, max: 40 / MILE},
      ]}
      yAxis={[{label: 'Elevation, m', min: 0, width: 65}]}
      series={[
        {xAxisId: 'km', data: meters, label: 'Elevation', area: true, showMark: false},
      ]}
      height={320}
      title="Elevation of a bike tour by distance"
    />
  );
}
// #endregion
