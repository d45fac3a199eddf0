import {chartsGridClasses} from '@mui/x-charts/ChartsGrid';
import {
  areaElementClasses,
  LineChart,
  lineElementClasses,
} from '@mui/x-charts/LineChart';
import {grid, series, xAxis, yAxis} from '../data';

export default function StyledParts() {
  return (
    // #region preview
    <LineChart
      title="Temperature in the dome after sunset"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      grid={grid}
      height={300}
      sx={{
        [`& .${chartsGridClasses.line}`]: {strokeDasharray: '2 4'},
        [`& .${lineElementClasses.root}`]: {strokeWidth: 4, strokeLinecap: 'round'},
        [`& .${areaElementClasses.root}`]: {fillOpacity: 0.25},
      }}
    />
    // #endregion
  );
}
