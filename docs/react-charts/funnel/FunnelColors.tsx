import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const colors = ['#5b7bd5', '#4580c4', '#2b84b5'];
const data = [
  {value: 4200, label: 'Viewed timetable'},
  {value: 2650, label: 'Chose crossing'},
  {value: 1480, label: 'Entered names'},
  {value: 1130, label: 'Paid', color: '#2f8a6b'},
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
