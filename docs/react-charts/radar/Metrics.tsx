import {RadarChart} from '@mui/x-charts/RadarChart';

// #region preview
const valueFormatter = (value: number | null) => String(value);

export default function Metrics() {
  return (
    <RadarChart
      height={300}
      series={[
        {label: 'Island ferry', data: [120, 14, 96, 38], valueFormatter},
        {label: 'Night boat', data: [310, 19, 88, 22], valueFormatter},
      ]}
      radar={{
        startAngle: 30,
        labelGap: 16,
        metrics: [
          {name: 'Seats', max: 400},
          {name: 'Speed, knots', min: 5, max: 25},
          {name: 'On time, %', min: 70, max: 100},
          {name: 'Trips, per week', max: 40},
        ],
        labelFormatter: (name, {location}) =>
          location === 'tick' ? name.split(',')[0]!.toUpperCase() : name,
      }}
      title="Two ferries by seats, speed, punctuality and trips"
    />
  );
}
// #endregion
