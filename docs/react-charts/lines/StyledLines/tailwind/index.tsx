import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const lines =
  '[&_.MuiLineElement-root]:[stroke-width:3px] [&_.MuiLineElement-root]:[stroke-linecap:round]';
const expected =
  '[&_.MuiLineElement-root[data-series=expected]]:[stroke-dasharray:2_6]';
const marks = [
  '[&_[data-series=expected]_.MuiMarkElement-root]:fill-current',
  '[&_[data-series=expected]_.MuiMarkElement-root]:stroke-0',
].join(' ');

export default function StyledLines() {
  return (
    <LineChart
      className={`${lines} ${expected} ${marks}`}
      title="Measured and expected temperature during a night"
      xAxis={[
        {data: [0, 1, 2, 3, 4, 5, 6], tickMinStep: 1, label: 'Hours after sunset'},
      ]}
      yAxis={[{label: 'Temperature (°C)'}]}
      series={[
        {id: 'measured', data: [11.2, 9.4, 7.8, 6.5, 5.1, 4.2, 3], label: 'Measured'},
        {id: 'expected', data: [10.4, 9.1, 8, 7, 6.1, 5.3, 4.6], label: 'Expected'},
      ]}
      height={300}
    />
  );
}
// #endregion
