import {LineChart} from '@mui/x-charts/LineChart';
import {grid, series, xAxis, yAxis} from '../data';

// #region preview
const lines =
  '[&_.MuiChartsGrid-line]:[stroke-dasharray:2_4] [&_.MuiLineElement-root]:[stroke-width:4px] [&_.MuiLineElement-root]:[stroke-linecap:round]';
const area = '[&_.MuiAreaElement-root]:[fill-opacity:0.25]';

export default function StyledParts() {
  return (
    <LineChart
      className={`${lines} ${area}`}
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
