import {BarChart} from '@mui/x-charts/BarChart';
import {chartsTooltipClasses} from '@mui/x-charts/ChartsTooltip';
import {series, xAxis, yAxis} from '../data';

export default function StyledTooltip() {
  return (
    // #region preview
    <BarChart
      title="Ferry passengers by season and route"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
      slotProps={{
        tooltip: {
          sx: {
            [`& .${chartsTooltipClasses.paper}`]: {
              outline: '2px solid currentColor',
              filter: 'drop-shadow(0 4px 6px rgb(0 0 0 / 0.35))',
            },
            [`& .${chartsTooltipClasses.mark}`]: {transform: 'rotate(45deg)'},
            [`& .${chartsTooltipClasses.valueCell}`]: {textDecoration: 'underline'},
          },
        },
      }}
    />
    // #endregion
  );
}
