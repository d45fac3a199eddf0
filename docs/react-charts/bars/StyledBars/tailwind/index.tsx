import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {id: 'actual', data: [142, 158, 197, 263], label: 'Actual'},
  {id: 'expected', data: [148, 155, 190, 250], label: 'Expected'},
];

const hover = '[&_.MuiBarElement-root:hover]:[fill-opacity:0.7]';
const expected = [
  '[&_.MuiBar-series[data-series=expected]]:[fill-opacity:0.15]',
  '[&_.MuiBar-series[data-series=expected]]:stroke-current',
  '[&_.MuiBar-series[data-series=expected]]:stroke-2',
  '[&_.MuiBar-series[data-series=expected]]:[stroke-dasharray:4_3]',
].join(' ');
const className = `${hover} ${expected}`;
// #endregion

export default function StyledBars() {
  return (
    <BarChart
      title="Actual and expected revenue by quarter"
      className={className}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
