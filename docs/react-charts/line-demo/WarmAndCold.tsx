import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

export default function WarmAndCold() {
  return (
    // #region preview
    <LineChart
      hideLegend
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[{colorMap: {type: 'piecewise', thresholds: [0], colors: ['#3f7fd0', '#d1495b']}}]}
      series={[{data: climate.mean, label: 'Mean, °C', shape: 'diamond'}]}
      sx={{'& .MuiLineElement-root': {strokeWidth: 3}}}
      height={300}
    />
    // #endregion
  );
}
