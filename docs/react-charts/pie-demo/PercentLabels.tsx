import {PieChart, pieArcLabelClasses} from '@mui/x-charts/PieChart';

// #region preview
const data = [
  {id: 'wind', value: 1204, label: 'Wind', color: '#2f5fd0'},
  {id: 'hydro', value: 953, label: 'Hydro', color: '#1d7a6c'},
  {id: 'solar', value: 873, label: 'Solar', color: '#a35a00'},
];
const total = data.reduce((sum, {value}) => sum + value, 0);

export default function PercentLabels() {
  return (
    <PieChart
      title="Share of each source in the electricity of 2024"
      series={[
        {
          data,
          arcLabel: ({value}) => `${((value / total) * 100).toFixed(0)}%`,
          valueFormatter: ({value}) => `${value} GWh`,
        },
      ]}
      sx={{[`& .${pieArcLabelClasses.root}`]: {fill: '#fff', fontWeight: 600}}}
      width={220}
      height={220}
    />
  );
}
// #endregion
