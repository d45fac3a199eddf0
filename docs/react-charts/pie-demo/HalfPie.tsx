import {PieChart} from '@mui/x-charts/PieChart';

export default function HalfPie() {
  return (
    // #region preview
    <PieChart
      title="Pieces sold by a bakery by channel"
      series={[
        {
          data: [
            {id: 'shop', value: 890, label: 'Shop'},
            {id: 'market', value: 430, label: 'Market'},
            {id: 'cafes', value: 290, label: 'Cafés'},
          ],
          startAngle: -90,
          endAngle: 90,
          cy: '90%',
          innerRadius: '60%',
          outerRadius: '170%',
          paddingAngle: 3,
          cornerRadius: 5,
        },
      ]}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: {vertical: 'bottom', horizontal: 'center'},
        },
      }}
      width={260}
      height={150}
    />
    // #endregion
  );
}
