import {PieChart, pieArcLabelClasses} from '@mui/x-charts/PieChart';

// #region preview
function createLabel(short: string, name: string, details: string) {
  return (location: 'legend' | 'tooltip' | 'arc') =>
    ({arc: short, legend: name, tooltip: `${name} (${details})`})[location];
}

const data = [
  {value: 437, label: createLabel('Furn.', 'Furniture', 'desks and chairs')},
  {value: 372, label: createLabel('Elec.', 'Electronics', 'monitors and docks')},
  {value: 298, label: createLabel('Acc.', 'Accessories', 'mice and keyboards')},
  {value: 41, label: createLabel('Light', 'Lighting', 'lamps')},
];

const series = [
  {data, arcLabel: 'label' as const, arcLabelMinAngle: 25, arcLabelRadius: '65%'},
];
// #endregion

const colors = ['#8ecae6', '#ffb703', '#fb8b5a', '#90be6d'];
const styles = {
  [`& .${pieArcLabelClasses.root}`]: {fill: '#000', fontSize: 13, fontWeight: 600},
};

export default function ArcLabels() {
  return (
    <PieChart
      title="Orders by category"
      colors={colors}
      series={series}
      height={260}
      sx={styles}
    />
  );
}
