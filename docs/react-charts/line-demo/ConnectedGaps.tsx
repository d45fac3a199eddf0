import {LineChart} from '@mui/x-charts/LineChart';

export default function ConnectedGaps() {
  return (
    // #region preview
    <LineChart
      title="Water level at two gauges, with missing measurements"
      xAxis={[{data: [1, 2, 3, 4, 5, 6, 7, 8, 9], tickMinStep: 1, label: 'Day of May'}]}
      yAxis={[{label: 'Water level (m)', min: 0}]}
      series={[
        {
          data: [2.9, 2.7, null, null, 2.1, 1.9, null, 1.6, 1.5],
          label: 'North gauge, connected',
          connectNulls: true,
        },
        {data: [2.1, 1.9, 1.8, null, 1.4, null, 1.2, 1, 0.9], label: 'South gauge'},
      ]}
      height={300}
    />
    // #endregion
  );
}
