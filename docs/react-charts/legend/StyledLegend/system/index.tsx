import {BarChart} from '@mui/x-charts/BarChart';
import {legendClasses} from '@mui/x-charts/ChartsLegend';
import {series, xAxis} from '../data';

export default function StyledLegend() {
  return (
    // #region preview
    <BarChart
      xAxis={xAxis}
      series={series}
      height={300}
      slotProps={{
        legend: {
          sx: {
            border: '1px solid currentColor',
            borderRadius: '8px',
            padding: '8px 16px',
            [`& .${legendClasses.mark}`]: {transform: 'scale(1.3)'},
            [`& .${legendClasses.label}`]: {letterSpacing: '0.04em'},
          },
        },
      }}
    />
    // #endregion
  );
}
