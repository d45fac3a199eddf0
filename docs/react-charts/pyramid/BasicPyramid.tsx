import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];
const data = [
  {value: 4200, label: 'Viewed timetable'},
  {value: 2650, label: 'Chose crossing'},
  {value: 1480, label: 'Entered names'},
  {value: 1130, label: 'Paid'},
];

export default function BasicPyramid() {
  return (
    <FunnelChart
      colors={colors}
      series={[{data, curve: 'pyramid'}]}
      gap={4}
      height={300}
      title="From the timetable to the paid ticket"
    />
  );
}
// #endregion
