import {LineChart} from '@mui/x-charts/LineChart';

export default function TinyArea() {
  return (
    // #region preview
    <LineChart
      title="Balance over nine days"
      hideLegend
      xAxis={[{data: [1, 2, 3, 4, 5, 6, 7, 8, 9], position: 'none'}]}
      yAxis={[{position: 'none'}]}
      series={[
        {
          data: [-4, -2, 1, 5, 3, -1, -3, 2, 6],
          area: true,
          baseline: 'min',
          showMark: false,
          label: 'Balance',
        },
      ]}
      margin={{top: 8, bottom: 0, left: 0, right: 0}}
      height={120}
    />
    // #endregion
  );
}
