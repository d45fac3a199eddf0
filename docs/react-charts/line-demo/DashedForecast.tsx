import {LineChart, lineElementClasses} from '@mui/x-charts/LineChart';

// #region preview
const years = ['2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026'];

export default function DashedForecast() {
  return (
    <LineChart
      title="Visitors per year, with a forecast"
      xAxis={[{data: years, scaleType: 'point'}]}
      yAxis={[{label: 'Visitors', width: 75, min: 0}]}
      series={[
        {
          data: [7740, 2585, 4510, 7465, 8790, 9360],
          label: 'Visitors',
          color: '#4b7bec',
        },
        {
          id: 'forecast',
          data: [null, null, null, null, null, 9360, 9700, 10050],
          label: 'Forecast',
          color: '#4b7bec',
          showMark: ({index}) => index > 5,
          valueFormatter: (value, {dataIndex}) =>
            dataIndex > 5 ? `about ${value}` : null,
        },
      ]}
      sx={{
        [`& .${lineElementClasses.root}[data-series="forecast"]`]: {
          strokeDasharray: '3 6',
        },
      }}
      height={300}
    />
  );
}
// #endregion
