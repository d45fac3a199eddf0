import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const hours = [0, 2, 4, 6, 8, 10];
const outside = [11.2, 7.8, 5.1, 3.0, 1.2, 1.6];
const dome = [14.6, 10.0, 6.9, 4.6, 2.7, 2.4];

export default function SeriesNames() {
  return (
    <LineChart
      xAxis={[{data: hours, label: 'Hours after sunset'}]}
      yAxis={[{label: 'Temperature, °C'}]}
      series={[
        {data: outside, label: 'Outside'},
        {
          data: dome,
          label: (location) =>
            location === 'legend' ? 'Dome' : 'Inside the dome, at the mirror',
        },
      ]}
      height={280}
      title="Temperature in the dome and outside by hour"
    />
  );
}
// #endregion
