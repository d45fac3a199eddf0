import {BarChart, barClasses, barElementClasses} from '@mui/x-charts/BarChart';

// #region preview
const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {id: 'actual', data: [142, 158, 197, 263], label: 'Actual'},
  {id: 'expected', data: [148, 155, 190, 250], label: 'Expected'},
];

const sx = {
  [`& .${barElementClasses.root}:hover`]: {fillOpacity: 0.7},
  [`& .${barClasses.series}[data-series="expected"]`]: {
    fillOpacity: 0.15,
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeDasharray: '4 3',
  },
};
// #endregion

export default function StyledBars() {
  return (
    <BarChart
      title="Actual and expected revenue by quarter"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={sx}
      height={300}
    />
  );
}
