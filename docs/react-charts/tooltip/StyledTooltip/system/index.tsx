import {BarChart} from '@mui/x-charts/BarChart';
import {chartsTooltipClasses} from '@mui/x-charts/ChartsTooltip';
import {series, xAxis, yAxis} from '../data';

// #region preview
const tooltip = {
  sx: {
    [`& .${chartsTooltipClasses.paper}`]: {
      outline: '2px solid currentColor',
      filter: 'drop-shadow(0 4px 6px rgb(0 0 0 / 0.35))',
    },
    [`& .${chartsTooltipClasses.mark}`]: {transform: 'rotate(45deg)'},
    [`& .${chartsTooltipClasses.valueCell}`]: {textDecoration: 'underline'},
  },
};

// Pass it to the chart: <BarChart slotProps={slotProps} … />
const slotProps = {tooltip};
// #endregion

export default function StyledTooltip() {
  return (
    <BarChart
      title="Revenue by quarter and sales channel"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
      slotProps={slotProps}
    />
  );
}
