import {LineChart, lineElementClasses} from '@mui/x-charts/LineChart';

const years = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027];
const visitors = [7740, 2585, 4510, 7465, 8790, 9360];

export default function DashedForecast() {
  return (
    // #region preview
    <LineChart
      xAxis={[{data: years, scaleType: 'point', valueFormatter: String}]}
      yAxis={[{width: 55, min: 0}]}
      series={[
        {id: 'measured', data: visitors, label: 'Visitors', color: '#4b7bec'},
        {
          id: 'forecast',
          data: [...visitors.slice(0, 5).map(() => null), 9360, 9700, 10050, 10300],
          label: 'Forecast',
          color: '#4b7bec',
          showMark: ({index}) => index > 5,
          valueFormatter: (value, {dataIndex}) => (dataIndex > 5 ? `about ${value}` : null),
        },
      ]}
      sx={{[`& .${lineElementClasses.series}-forecast`]: {strokeDasharray: '3 6'}}}
      height={300}
    />
    // #endregion
  );
}
