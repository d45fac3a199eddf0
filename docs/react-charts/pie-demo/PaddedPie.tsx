import {PieChart} from '@mui/x-charts/PieChart';

export default function PaddedPie() {
  return (
    // #region preview
    <PieChart
      title="Pieces sold by a bakery in one week"
      series={[
        {
          data: [
            {id: 'rye', value: 620, label: 'Rye bread'},
            {id: 'rolls', value: 480, label: 'Rolls'},
            {id: 'croissants', value: 310, label: 'Croissants'},
            {id: 'cakes', value: 140, label: 'Cakes'},
          ],
          innerRadius: '45%',
          paddingAngle: 5,
          cornerRadius: 8,
        },
      ]}
      width={220}
      height={220}
    />
    // #endregion
  );
}
