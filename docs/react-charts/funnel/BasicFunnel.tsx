import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const data = [
  {id: 'visits', value: 4200, label: 'Viewed timetable'},
  {id: 'crossings', value: 2650, label: 'Chose crossing'},
  {id: 'details', value: 1480, label: 'Entered names'},
  {id: 'paid', value: 1130, label: 'Paid'},
];

export default function BasicFunnel() {
  return (
    <FunnelChart series={[{data}]} height={300} title="From the timetable to the paid ticket" />
  );
}
// #endregion
