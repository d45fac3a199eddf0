import {PieChart, pieArcLabelClasses} from '@mui/x-charts/PieChart';
import {sales} from '../data/bakery';

export default function ArcLabels() {
  return (
    // #region preview
    <PieChart
      series={[
        {
          data: sales.map((item) => ({
            ...item,
            label: (location) => (location === 'arc' ? item.label.split(' ')[0]! : item.label),
          })),
          arcLabel: 'label',
          arcLabelMinAngle: 25,
          arcLabelRadius: '65%',
        },
      ]}
      height={260}
      sx={{[`& .${pieArcLabelClasses.root}`]: {fill: '#000', fontSize: 13, fontWeight: 600}}}
    />
    // #endregion
  );
}
