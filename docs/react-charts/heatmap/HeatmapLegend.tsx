import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {PiecewiseColorLegend} from '@mui/x-charts-pro/ChartsLegend';
import {guests, hours, weekdays} from '../data/loaves';

const thresholds = [10, 25, 40];

export default function HeatmapLegend() {
  return (
    // #region preview
    <Heatmap
      xAxis={[{data: hours}]}
      yAxis={[{data: weekdays}]}
      zAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds,
            colors: ['#e3eefc', '#9dc3f0', '#4b86d1', '#1d4f96'],
          },
        },
      ]}
      series={[{data: guests, label: 'Guests'}]}
      hideLegend={false}
      slots={{legend: PiecewiseColorLegend}}
      slotProps={{
        legend: {direction: 'horizontal', position: {vertical: 'top', horizontal: 'center'}},
      }}
      height={280}
    />
    // #endregion
  );
}
