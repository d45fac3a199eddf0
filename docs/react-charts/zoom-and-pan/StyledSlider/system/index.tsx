import {
  chartAxisZoomSliderThumbClasses as thumb,
  chartAxisZoomSliderTrackClasses as track,
} from '@mui/x-charts-pro/ChartZoomSlider';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {initialZoom, series, xAxis, yAxis} from '../data';

// #region preview
const sx = {
  // track: chartAxisZoomSliderTrackClasses, thumb: chartAxisZoomSliderThumbClasses
  [`.${track.background}`]: {fill: '#b08968', fillOpacity: 0.25},
  [`.${track.active}`]: {fill: '#b08968'},
  [`.${thumb.root}.${thumb.horizontal}`]: {fill: '#7f5539', stroke: '#7f5539'},
};

export default function StyledSlider() {
  return (
    <LineChartPro
      title="Store visitors per day in 2025"
      xAxis={xAxis} // [{id: 'days', data: dates, zoom: {slider: {enabled: true}}, …}]
      yAxis={yAxis}
      series={series} // [{data: visitors, label: 'Visitors per day'}]
      initialZoom={initialZoom} // [{axisId: 'days', start: 25, end: 60}]
      height={300}
      sx={sx}
    />
  );
}
// #endregion
