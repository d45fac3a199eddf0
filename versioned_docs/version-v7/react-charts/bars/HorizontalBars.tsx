import {BarChart} from '@mui/x-charts/BarChart';

export default function HorizontalBars() {
  return (
    // #region preview
    <BarChart
      layout="horizontal"
      yAxis={[{scaleType: 'band', data: ['Gull Island', 'Old Harbor', 'Night boat']}]}
      xAxis={[{label: 'Passengers (thousands)'}]}
      series={[{data: [260, 268, 76]}]}
      margin={{left: 100}}
      height={280}
    />
    // #endregion
  );
}
