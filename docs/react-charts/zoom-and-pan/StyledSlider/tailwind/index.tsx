import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {initialZoom, series, xAxis, yAxis} from '../data';

// #region preview
const track =
  '[&_.MuiChartAxisZoomSliderTrack-background]:fill-amber-700/25 [&_.MuiChartAxisZoomSliderTrack-active]:fill-amber-700';
const thumbs =
  '[&_.MuiChartAxisZoomSliderThumb-root]:!fill-amber-900 [&_.MuiChartAxisZoomSliderThumb-root]:!stroke-amber-900';

export default function StyledSlider() {
  return (
    <LineChartPro
      className={`${track} ${thumbs}`}
      title="Store visitors per day in 2025"
      xAxis={xAxis} // [{id: 'days', data: dates, zoom: {slider: {enabled: true}}, …}]
      yAxis={yAxis}
      series={series} // [{data: visitors, label: 'Visitors per day'}]
      initialZoom={initialZoom} // [{axisId: 'days', start: 25, end: 60}]
      height={300}
    />
  );
}
// #endregion
