import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const [min, max] = [32, 50]; // °F
const toCelsius = (fahrenheit: number) => (fahrenheit - 32) / 1.8;

// Both axes cover the same range, so the lines can be compared.
const yAxis = [
  {id: 'fahrenheit', label: 'Warehouse (°F)', min, max},
  {
    id: 'celsius',
    label: 'Truck (°C)',
    position: 'left' as const,
    min: toCelsius(min),
    max: toCelsius(max),
  },
];
const series = [
  {yAxisId: 'fahrenheit', data: [37, 37, 38, 41, 40, 38], label: 'Warehouse (°F)'},
  {yAxisId: 'celsius', data: [3, 3.5, 5, 8, 7.5, 5.5], label: 'Truck (°C)'},
];
// #endregion

const xAxis = [
  {
    data: ['6 AM', '8 AM', '10 AM', '12 PM', '2 PM', '4 PM'],
    scaleType: 'point' as const,
  },
];

export default function SeveralAxes() {
  return (
    <LineChart
      title="Temperature in a cold store and in a truck by time of day"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={320}
    />
  );
}
