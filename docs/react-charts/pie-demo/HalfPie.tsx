import {PieChart} from '@mui/x-charts/PieChart';
import {channels} from '../data/bakery';

export default function HalfPie() {
  return (
    // #region preview
    <PieChart
      series={[
        {
          data: channels,
          startAngle: -90,
          endAngle: 90,
          innerRadius: '60%',
          paddingAngle: 3,
          cornerRadius: 5,
          cy: '90%',
          outerRadius: '170%',
        },
      ]}
      slotProps={{
        legend: {direction: 'horizontal', position: {vertical: 'bottom', horizontal: 'center'}},
      }}
      width={260}
      height={150}
    />
    // #endregion
  );
}
