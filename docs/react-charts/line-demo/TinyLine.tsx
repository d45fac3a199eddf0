import {LineChart} from '@mui/x-charts/LineChart';

export default function TinyLine() {
  return (
    // #region preview
    <LineChart
      title="Outside temperature during a night"
      hideLegend
      xAxis={[{data: [0, 1, 2, 3, 4, 5, 6, 7, 8], position: 'none'}]}
      yAxis={[{position: 'none', domainLimit: 'strict'}]}
      series={[
        {
          data: [11.2, 9.4, 7.8, 6.5, 5.1, 4.2, 3, 1.9, 1.2],
          showMark: false,
          label: 'Outside (°C)',
        },
      ]}
      margin={8}
      height={120}
    />
    // #endregion
  );
}
