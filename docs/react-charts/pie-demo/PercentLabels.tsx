import {PieChart, pieArcLabelClasses} from '@mui/x-charts/PieChart';

// #region preview
const data = [
  {id: 'online', value: 760, label: 'Online', color: '#2f5fd0'},
  {id: 'stores', value: 688, label: 'Stores', color: '#1d7a6c'},
  {id: 'partners', value: 235, label: 'Partners', color: '#a35a00'},
];
const total = data.reduce((sum, {value}) => sum + value, 0);
const toPercent = ({value}: {value: number}) => `${Math.round((value / total) * 100)}%`;

const series = [
  {
    data,
    arcLabel: toPercent,
    valueFormatter: ({value}: {value: number}) => `$${value}K`,
  },
];
const whiteLabels = {
  [`& .${pieArcLabelClasses.root}`]: {fill: '#fff', fontWeight: 600},
};
// #endregion

export default function PercentLabels() {
  return (
    <PieChart
      title="Share of each sales channel in the revenue"
      series={series}
      sx={whiteLabels}
      width={220}
      height={220}
    />
  );
}
