import {
  chartAxisZoomSliderThumbClasses as thumb,
  chartAxisZoomSliderTrackClasses as track,
} from '@mui/x-charts-pro/ChartZoomSlider';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {initialZoom, series, xAxis, yAxis} from '../data';

export default function StyledSlider() {
  return (
    // #region preview
    <LineChartPro
      title="Temperature at noon, day by day from May to August"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      initialZoom={initialZoom}
      height={300}
      sx={{
        [`.${track.background}`]: {fill: '#b08968', fillOpacity: 0.25},
        [`.${track.active}`]: {fill: '#b08968'},
        [`.${thumb.root}.${thumb.horizontal}`]: {fill: '#7f5539', stroke: '#7f5539'},
      }}
    />
    // #endregion
  );
}
