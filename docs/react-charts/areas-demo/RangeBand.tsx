import {LineChart, areaElementClasses, lineElementClasses} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

const lows = climate.mean.map((value) => Number((value - 4.5).toFixed(1)));
const spread = climate.mean.map((_, month) => 8 + (month > 2 && month < 9 ? 3 : 0));

const range = (month: number) =>
  `from ${lows[month]} to ${((lows[month] ?? 0) + (spread[month] ?? 0)).toFixed(1)} °C`;

export default function RangeBand() {
  return (
    // #region preview
    <LineChart
      xAxis={[{data: months, scaleType: 'point'}]}
      series={[
        {id: 'low', data: lows, stack: 'range', showMark: false, valueFormatter: () => null},
        {
          id: 'range',
          data: spread,
          stack: 'range',
          area: true,
          showMark: false,
          label: 'Range',
          valueFormatter: (value, {dataIndex}) => range(dataIndex),
          color: '#4b7bec',
        },
        {data: climate.mean, showMark: false, label: 'Mean, °C', color: '#d1495b'},
      ]}
      sx={{
        [`& .${lineElementClasses.series}-low, & .${lineElementClasses.series}-range`]: {
          display: 'none',
        },
        [`& .${areaElementClasses.series}-range`]: {fillOpacity: 0.3},
      }}
      height={300}
    />
    // #endregion
  );
}
