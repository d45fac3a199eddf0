import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const hover = '[&_.MuiBarElement-root:hover]:[fill-opacity:0.7]';
const expected = [
  '[&_.MuiBar-series[data-series=expected]]:[fill-opacity:0.15]',
  '[&_.MuiBar-series[data-series=expected]]:stroke-current',
  '[&_.MuiBar-series[data-series=expected]]:stroke-2',
  '[&_.MuiBar-series[data-series=expected]]:[stroke-dasharray:4_3]',
].join(' ');

export default function StyledBars() {
  return (
    <BarChart
      className={`${hover} ${expected}`}
      title="Booked and expected passengers by season"
      xAxis={[{data: ['Winter', 'Spring', 'Summer', 'Fall']}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={[
        {id: 'booked', data: [42, 58, 97, 63], label: 'Booked'},
        {id: 'expected', data: [48, 55, 90, 70], label: 'Expected'},
      ]}
      height={300}
    />
  );
}
// #endregion
