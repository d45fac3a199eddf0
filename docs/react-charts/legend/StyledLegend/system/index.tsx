import {BarChart} from '@mui/x-charts/BarChart';
import {legendClasses} from '@mui/x-charts/ChartsLegend';
import {series, xAxis, yAxis} from '../data';

export default function StyledLegend() {
  return (
    // #region preview
    <BarChart
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
      title="Ferry passengers by season and route"
      slotProps={{
        legend: {
          sx: {
            border: '1px solid currentColor',
            borderRadius: '8px',
            padding: '8px 16px',
            [`& .${legendClasses.mark}`]: {transform: 'scale(1.3)'},
            [`& .${legendClasses.label}`]: {letterSpacing: '0.04em'},
            [`& [data-series="night"] .${legendClasses.label}`]: {fontStyle: 'italic'},
          },
        },
      }}
    />
    // #endregion
  );
}
