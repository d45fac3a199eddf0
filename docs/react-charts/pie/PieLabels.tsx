import {PieChart, pieArcLabelClasses} from '@mui/x-charts/PieChart';

export default function PieLabels() {
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
            {id: 'cookies', value: 60, label: 'Cookies'},
          ],
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
          stroke: 'rgb(0 0 0 / 65%)',
          strokeWidth: 3,
        },
      }}
      width={220}
      height={220}
    />
    // #endregion
  );
}
