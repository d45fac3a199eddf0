import {chartsGridClasses} from '@mui/x-charts/ChartsGrid';
import {
  areaElementClasses,
  LineChart,
  lineElementClasses,
} from '@mui/x-charts/LineChart';
import {grid, series, xAxis, yAxis} from '../data';

// #region preview
const sx = {
  [`& .${chartsGridClasses.line}`]: {strokeDasharray: '2 4'},
  [`& .${lineElementClasses.root}`]: {strokeWidth: 4, strokeLinecap: 'round'},
  [`& .${areaElementClasses.root}`]: {fillOpacity: 0.25},
};

export default function StyledParts() {
  return (
    <LineChart
      title="Website visitors per week"
      xAxis={xAxis} // [{data: [1, 2, 3, …], label: 'Week'}]
      yAxis={yAxis} // [{label: 'Visitors (thousands)'}]
      series={series} // [{id: 'visitors', data: [14.6, …], label: 'Visitors', area: true}]
      grid={grid} // {horizontal: true, vertical: true}
      height={300}
      sx={sx}
    />
  );
}
// #endregion
