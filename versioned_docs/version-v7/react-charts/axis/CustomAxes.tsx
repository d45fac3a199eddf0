import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const nights = [0, 1, 2, 3, 4, 5].map((day) => new Date(2025, 7, 10 + day));

export default function CustomAxes() {
  return (
    <LineChart
      xAxis={[
        {
          scaleType: 'time',
          data: nights,
          valueFormatter: (night: Date) => `Aug ${night.getDate()}`,
          tickInterval: nights,
        },
      ]}
      yAxis={[
        {id: 'count', min: 0, max: 120, label: 'Meteors'},
        {
          id: 'clouds',
          min: 0,
          max: 100,
          valueFormatter: (share: number) => `${share}%`,
        },
      ]}
      series={[
        {data: [21, 44, 98, 112, 60, 30], label: 'Meteors', yAxisId: 'count'},
        {data: [10, 0, 5, 20, 70, 90], label: 'Clouds', yAxisId: 'clouds'},
      ]}
      leftAxis="count"
      rightAxis="clouds"
      margin={{right: 60}}
      height={320}
    />
  );
}
// #endregion
