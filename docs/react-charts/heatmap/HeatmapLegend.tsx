import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {PiecewiseColorLegend} from '@mui/x-charts-pro/ChartsLegend';
import {guests, hours, weekdays} from '../data/loaves';

// #region preview
const thresholds = [10, 25, 40];
const colors = ['#e3eefc', '#9dc3f0', '#4b86d1', '#1d4f96'];

export default function HeatmapLegend() {
  return (
    <Heatmap
      xAxis={[{data: hours, label: 'Hour'}]}
      yAxis={[{data: weekdays}]}
      zAxis={[{colorMap: {type: 'piecewise', thresholds, colors}}]}
      series={[{data: guests, label: 'Guests'}]}
      hideLegend={false}
      slots={{legend: PiecewiseColorLegend}}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: {vertical: 'top', horizontal: 'center'},
        },
      }}
      height={300}
    >
      <title>Guests by weekday and hour</title>
    </Heatmap>
  );
}
// #endregion
