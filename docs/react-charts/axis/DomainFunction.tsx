import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
// Keeps 0 in the middle of the axis.
const symmetric = (minValue: number, maxValue: number) => {
  const extreme = Math.max(-minValue, maxValue) + 1;
  return {min: -extreme, max: extreme};
};

const yAxis = [{label: 'Difference from budget (%)', domainLimit: symmetric}];
const series = [{data: [9, 7, 4, 1, -1, -2, 3, 5, 0, 2, 6, 8], label: 'Difference'}];
// #endregion

const xAxis = [
  {
    data: [
      'Jan',
      'Feb',
      'Mar',
      'Apr',
      'May',
      'Jun',
      'Jul',
      'Aug',
      'Sep',
      'Oct',
      'Nov',
      'Dec',
    ],
  },
];

export default function DomainFunction() {
  return (
    <BarChart
      title="Spending compared with the budget by month"
      hideLegend
      grid={{horizontal: true}}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
