import {RadarChart} from '@mui/x-charts/RadarChart';

export default function Metrics() {
  return (
    // #region preview
    <RadarChart
      height={300}
      series={[
        {
          label: 'Island ferry',
          data: [120, 14, 96, 38],
          valueFormatter: (value) => value.toString(),
        },
        {label: 'Night boat', data: [310, 19, 88, 22], valueFormatter: (value) => value.toString()},
      ]}
      radar={{
        startAngle: 30,
        labelGap: 16,
        metrics: [
          {name: 'Seats', max: 400},
          {name: 'Knots', min: 5, max: 25},
          {name: 'On time, %', min: 70, max: 100},
          {name: 'Trips', max: 40},
        ],
        labelFormatter: (name, {location}) => (location === 'tick' ? name.toUpperCase() : name),
      }}
    />
    // #endregion
  );
}
