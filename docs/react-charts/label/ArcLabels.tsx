import {PieChart, pieArcLabelClasses} from '@mui/x-charts/PieChart';

// #region preview
function createLabel(short: string, name: string, details: string) {
  return (location: 'legend' | 'tooltip' | 'arc') =>
    ({arc: short, legend: name, tooltip: `${name} (${details})`})[location];
}

const data = [
  {value: 890, label: createLabel('Shop', 'Bakery shop', 'Harbor Street')},
  {value: 430, label: createLabel('Mkt', 'Farmers market', 'Saturdays')},
  {value: 290, label: createLabel('Cafés', 'Cafés', '6 customers')},
  {value: 60, label: createLabel('Web', 'Web orders', 'since May')},
];

export default function ArcLabels() {
  return (
    <PieChart
      series={[{data, arcLabel: 'label', arcLabelMinAngle: 25, arcLabelRadius: '65%'}]}
      colors={['#8ecae6', '#ffb703', '#fb8b5a', '#90be6d']}
      height={260}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: {
          fill: '#000',
          fontSize: 13,
          fontWeight: 600,
        },
      }}
      title="Loaves sold in a week by channel"
    />
  );
}
// #endregion
