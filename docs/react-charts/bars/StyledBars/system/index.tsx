import {BarChart, barClasses, barElementClasses} from '@mui/x-charts/BarChart';

export default function StyledBars() {
  return (
    // #region preview
    <BarChart
      title="Booked and expected passengers by season"
      xAxis={[{data: ['Winter', 'Spring', 'Summer', 'Fall']}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={[
        {id: 'booked', data: [42, 58, 97, 63], label: 'Booked'},
        {id: 'expected', data: [48, 55, 90, 70], label: 'Expected'},
      ]}
      height={300}
      sx={{
        [`& .${barElementClasses.root}:hover`]: {fillOpacity: 0.7},
        [`& .${barClasses.series}[data-series="expected"]`]: {
          fillOpacity: 0.15,
          stroke: 'currentColor',
          strokeWidth: 2,
          strokeDasharray: '4 3',
        },
      }}
    />
    // #endregion
  );
}
