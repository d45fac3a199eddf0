import {FunnelChart, type FunnelValueType} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];
const data = [
  {value: 4200, label: 'Viewed timetable'},
  {value: 2650, label: 'Chose crossing'},
  {value: 1480, label: 'Entered names'},
  {value: 1130, label: 'Paid'},
];

const valueFormatter = ({value}: FunnelValueType) =>
  `${value.toLocaleString('en')} (${Math.round((value / data[0]!.value) * 100)}%)`;

export default function FunnelFormat() {
  return (
    <FunnelChart
      colors={colors}
      hideLegend
      series={[{data, valueFormatter}]}
      height={280}
      title="From the timetable to the paid ticket, in percent of the visits"
    />
  );
}
// #endregion
