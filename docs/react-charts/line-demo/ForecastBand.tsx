import {
  LineChart,
  areaElementClasses,
  lineElementClasses,
} from '@mui/x-charts/LineChart';

// #region preview
const weeks = [1, 2, 3, 4, 5, 6, 7, 8];
const low = [null, null, null, null, 66, 67, 67, 66];
const high = [null, null, null, null, 66, 74, 81, 88];

export default function ForecastBand() {
  return (
    <LineChart
      title="Seats booked per week, with a forecast and its uncertainty"
      xAxis={[{data: weeks, label: 'Week', tickMinStep: 1, domainLimit: 'strict'}]}
      yAxis={[{label: 'Seats booked (%)', min: 40, max: 100}]}
      series={[
        {
          id: 'low',
          data: low,
          stack: 'band',
          showMark: false,
          valueFormatter: () => null,
        },
        {
          id: 'band',
          data: high.map((value, index) => value && value - (low[index] ?? 0)),
          stack: 'band',
          area: true,
          showMark: false,
          label: 'Likely range',
          color: '#8fb1ff',
          valueFormatter: (value, {dataIndex}) =>
            value === null ? null : `${low[dataIndex]} to ${high[dataIndex]}%`,
        },
        {
          data: [52, 55, 61, 58, 66],
          label: 'Booked',
          color: '#2f5fd0',
          showMark: false,
        },
        {
          id: 'forecast',
          data: [null, null, null, null, 66, 70, 74, 77],
          label: 'Forecast',
          color: '#2f5fd0',
          showMark: false,
          valueFormatter: (value, {dataIndex}) =>
            value !== null && dataIndex > 4 ? `${value}%` : null,
        },
      ]}
      sx={{
        [`& .${lineElementClasses.root}:is([data-series="low"], [data-series="band"])`]:
          {
            display: 'none',
          },
        [`& .${areaElementClasses.root}`]: {fillOpacity: 0.35},
        [`& .${lineElementClasses.root}[data-series="forecast"]`]: {
          strokeDasharray: '4 5',
        },
      }}
      height={300}
    />
  );
}
// #endregion
