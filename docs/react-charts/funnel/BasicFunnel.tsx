import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];
const data = [
  {id: 'visits', value: 4200, label: 'Viewed timetable'},
  {id: 'crossings', value: 2650, label: 'Chose crossing'},
  {id: 'details', value: 1480, label: 'Entered names'},
  {id: 'paid', value: 1130, label: 'Paid'},
];

export default function BasicFunnel() {
  return (
    <FunnelChart
      colors={colors}
      series={[{data}]}
      height={300}
      title="From the timetable to the paid ticket"
    />
  );
}
// #endregion
