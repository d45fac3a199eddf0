import {PieChart} from '@mui/x-charts/PieChart';

export default function ProgressRing() {
  return (
    // #region preview
    <PieChart
      hideLegend
      series={[
        {
          data: [
            {id: 'sold', value: 88, label: 'Sold, %', color: '#3f6fe0'},
            {id: 'rest', value: 12, label: 'Left, %', color: 'rgb(128 128 128 / 30%)'},
          ],
          innerRadius: '80%',
          cornerRadius: 8,
        },
      ]}
      width={160}
      height={160}
    />
    // #endregion
  );
}
