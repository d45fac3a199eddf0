import {LineChart} from '@mui/x-charts/LineChart';

export default function ConnectedArea() {
  return (
    // #region preview
    <LineChart
      title="Water level in May, with missing measurements"
      hideLegend
      xAxis={[{data: [1, 2, 3, 4, 5, 6, 7, 8, 9], tickMinStep: 1, label: 'Day of May'}]}
      yAxis={[{label: 'Water level (m)'}]}
      series={[
        {
          data: [2.9, 2.7, null, null, 2.1, 1.9, null, 1.6, 1.5],
          label: 'Water level',
          area: true,
          connectNulls: true,
        },
      ]}
      height={300}
    />
    // #endregion
  );
}
