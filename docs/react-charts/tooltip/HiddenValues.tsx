import {LineChart} from '@mui/x-charts/LineChart';

const degrees = (value: number | null) => (value === null ? null : `${value} °C`);

export default function HiddenValues() {
  return (
    // #region preview
    <LineChart
      title="Temperature of dome and mirror, one reading an hour"
      xAxis={[
        {
          data: [1, 2, 3, 4, 5, 6, 7, 8],
          hideTooltip: true,
          tickMinStep: 1,
          label: 'Reading',
        },
      ]}
      yAxis={[{label: 'Temperature (°C)'}]}
      series={[
        {
          label: 'Dome',
          data: [14.6, 12.1, 10, 8.4, 6.9, 5.7, 4.6, 3.5],
          valueFormatter: degrees,
        },
        {
          label: 'Mirror',
          data: [15.8, 14.2, 12.5, 10.9, null, null, 7.1, 6],
          // null: the row is left out at readings 5 and 6.
          valueFormatter: degrees,
        },
      ]}
      height={280}
    />
    // #endregion
  );
}
