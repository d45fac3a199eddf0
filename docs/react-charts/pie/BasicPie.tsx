import {PieChart} from '@mui/x-charts/PieChart';

export default function BasicPie() {
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
          ],
          valueFormatter: ({value}) => `${value} sold`,
        },
      ]}
      width={220}
      height={220}
    />
    // #endregion
  );
}
