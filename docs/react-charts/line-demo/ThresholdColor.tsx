import {LineChart} from '@mui/x-charts/LineChart';

export default function WarmAndCold() {
  return (
    // #region preview
    <LineChart
      title="Mean temperature by month, blue below zero"
      hideLegend
      xAxis={[{data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'], scaleType: 'point'}]}
      yAxis={[
        {
          label: 'Temperature (°C)',
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: ['#3f7fd0', '#d1495b'],
          },
        },
      ]}
      series={[
        {data: [-4.1, 0.6, 9.8, 15.6, 11.2, -0.9], label: 'Mean', shape: 'diamond'},
      ]}
      sx={{'& .MuiLineElement-root': {strokeWidth: 3}}}
      height={300}
    />
    // #endregion
  );
}
