import {PieChart, pieArcLabelClasses} from '@mui/x-charts/PieChart';
import {sales} from '../data/bakery';

export default function PieLabels() {
  return (
    // #region preview
    <PieChart
      series={[
        {
          data: sales,
          arcLabel: (item) => `${item.value}`,
          arcLabelMinAngle: 20,
          arcLabelRadius: '65%',
          valueFormatter: ({value}) => `${value} sold`,
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: {
          fill: '#fff',
          fontWeight: 700,
          paintOrder: 'stroke',
          stroke: 'rgb(0 0 0 / 60%)',
          strokeWidth: 3,
        },
      }}
      width={220}
      height={220}
    />
    // #endregion
  );
}
