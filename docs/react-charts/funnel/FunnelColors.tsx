import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const colors = ['#6ea8e0', '#5a96d2', '#4a88c6'];
const data = [
  {value: 4200, label: 'Viewed timetable'},
  {value: 2650, label: 'Chose crossing'},
  {value: 1480, label: 'Entered names'},
  {value: 1130, label: 'Paid', color: '#3f9d67'},
];

export default function FunnelColors() {
  return (
    <FunnelChart
      colors={colors}
      series={[{data}]}
      height={280}
      title="From the timetable to the paid ticket"
    />
  );
}
// #endregion
