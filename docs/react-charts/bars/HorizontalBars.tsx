import {BarChart} from '@mui/x-charts/BarChart';

export default function HorizontalBars() {
  return (
    // #region preview
    <BarChart
      layout="horizontal"
      yAxis={[
        {
          data: [
            'Old Harbor',
            'Lighthouse Point',
            'Fish Market',
            'North Pier',
            'Castle Steps',
          ],
          width: 130,
        },
      ]}
      xAxis={[{label: 'Passengers per day'}]}
      series={[{data: [2140, 1760, 1230, 890, 410], label: 'Passengers'}]}
      title="Five piers by passengers"
      hideLegend
      height={300}
    />
    // #endregion
  );
}
