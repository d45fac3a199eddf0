import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {series, yAxis} from '../data';

export default function StyledScatter() {
  return (
    // #region preview
    <ScatterChart
      hideLegend
      yAxis={yAxis}
      series={series}
      height={300}
      sx={{
        '& .MuiScatter-root circle': {
          fillOpacity: 0.25,
          stroke: 'currentColor',
          strokeWidth: 1.5,
        },
      }}
    />
    // #endregion
  );
}
