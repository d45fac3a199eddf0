import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const xAxis = [{data: [1, 2, 3, 4, 5, 6, 7], tickMinStep: 1, label: 'Week'}];
const yAxis = [{label: 'Orders', width: 60}];
const series = [
  {id: 'actual', data: [310, 325, 341, 338, 372, 395, 420], label: 'Actual'},
  {id: 'expected', data: [300, 318, 330, 345, 360, 380, 400], label: 'Expected'},
];

const lines =
  '[&_.MuiLineElement-root]:[stroke-width:3px] [&_.MuiLineElement-root]:[stroke-linecap:round]';
const expected =
  '[&_.MuiLineElement-root[data-series=expected]]:[stroke-dasharray:2_6]';
const marks = [
  '[&_[data-series=expected]_.MuiMarkElement-root]:fill-current',
  '[&_[data-series=expected]_.MuiMarkElement-root]:stroke-0',
].join(' ');
const className = `${lines} ${expected} ${marks}`;
// #endregion

export default function StyledLines() {
  return (
    <LineChart
      title="Actual and expected orders per week"
      className={className}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
