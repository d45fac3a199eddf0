import {LineChart} from '@mui/x-charts/LineChart';
import {grid, series, xAxis, yAxis} from '../data';
import './styles.css';

// #region preview
// styles.css:
// .visitors .MuiChartsGrid-line {stroke-dasharray: 2 4}
// .visitors .MuiLineElement-root {stroke-width: 4px; stroke-linecap: round}
// .visitors .MuiAreaElement-root {fill-opacity: 0.25}
export default function StyledParts() {
  return (
    <LineChart
      className="visitors"
      title="Website visitors per week"
      xAxis={xAxis} // [{data: [1, 2, 3, …], label: 'Week'}]
      yAxis={yAxis} // [{label: 'Visitors (thousands)'}]
      series={series} // [{id: 'visitors', data: [14.6, …], label: 'Visitors', area: true}]
      grid={grid} // {horizontal: true, vertical: true}
      height={300}
    />
  );
}
// #endregion
