import {
  LineChart,
  areaElementClasses,
  lineElementClasses,
} from '@mui/x-charts/LineChart';

// #region preview
const low = [-8.6, -3.9, 5.3, 11.1, 6.7, -3.6];
const high = [-0.6, 5.1, 14.3, 20.1, 15.7, 4.4];
const spread = high.map((value, index) => value - (low[index] ?? 0));

export default function RangeBand() {
  return (
    <LineChart
      title="Lowest, highest and mean temperature by month"
      xAxis={[{data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'], scaleType: 'point'}]}
      yAxis={[{label: 'Temperature (°C)'}]}
      series={[
        {
          id: 'low',
          data: low,
          stack: 'range',
          showMark: false,
          valueFormatter: () => null,
        },
        {
          id: 'range',
          data: spread,
          stack: 'range',
          area: true,
          showMark: false,
          label: 'Range',
          color: '#4b7bec',
          valueFormatter: (value, {dataIndex}) =>
            `${low[dataIndex]} to ${high[dataIndex]} °C`,
        },
        {
          data: [-4.1, 0.6, 9.8, 15.6, 11.2, 0.9],
          label: 'Mean',
          showMark: false,
          color: '#d1495b',
          valueFormatter: (value) => `${value} °C`,
        },
      ]}
      sx={{
        [`& .${lineElementClasses.root}:is([data-series="low"], [data-series="range"])`]:
          {
            display: 'none',
          },
        [`& .${areaElementClasses.root}[data-series="range"]`]: {fillOpacity: 0.3},
      }}
      height={300}
    />
  );
}
// #endregion
