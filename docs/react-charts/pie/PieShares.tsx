import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const data = [
  {id: 'rye', value: 620, label: 'Rye bread'},
  {id: 'rolls', value: 480, label: 'Rolls'},
  {id: 'croissants', value: 310, label: 'Croissants'},
  {id: 'cakes', value: 200, label: 'Cakes'},
];
const total = data.reduce((sum, {value}) => sum + value, 0);

export default function PieShares() {
  return (
    <PieChart
      title="Shares of the pieces sold by a bakery in one week"
      series={[
        {
          data,
          innerRadius: '40%',
          outerRadius: '65%',
          arcLabelRadius: '86%',
          arcLabel: 'formattedValue',
          valueFormatter: ({value}) => `${Math.round((value / total) * 100)}%`,
        },
      ]}
      width={220}
      height={220}
    />
  );
}
// #endregion
