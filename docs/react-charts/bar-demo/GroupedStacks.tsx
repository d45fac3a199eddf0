import {BarChart} from '@mui/x-charts/BarChart';

export default function GroupedStacks() {
  return (
    // #region preview
    <BarChart
      title="Passengers on foot and by car in two years"
      xAxis={[{data: ['Winter', 'Spring', 'Summer', 'Fall']}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={[
        {
          data: [30, 41, 70, 44],
          stack: 'last',
          label: 'Last year, foot',
          color: '#8fb1ff',
        },
        {
          data: [10, 14, 22, 15],
          stack: 'last',
          label: 'Last year, car',
          color: '#ffd089',
        },
        {
          data: [33, 44, 73, 47],
          stack: 'this',
          label: 'This year, foot',
          color: '#3f6fe0',
        },
        {
          data: [9, 14, 24, 16],
          stack: 'this',
          label: 'This year, car',
          color: '#c98a1b',
        },
      ]}
      borderRadius={4}
      height={300}
    />
    // #endregion
  );
}
