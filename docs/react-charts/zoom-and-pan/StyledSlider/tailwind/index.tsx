import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {initialZoom, series, xAxis} from '../data';

const track =
  '[&_.MuiChartAxisZoomSliderTrack-background]:fill-amber-700/25 [&_.MuiChartAxisZoomSliderTrack-active]:fill-amber-700';
const thumbs =
  '[&_.MuiChartAxisZoomSliderThumb-root]:!fill-amber-900 [&_.MuiChartAxisZoomSliderThumb-root]:!stroke-amber-900';

export default function StyledSlider() {
  return (
    // #region preview
    <LineChartPro
      className={`${track} ${thumbs}`}
      xAxis={xAxis}
      series={series}
      initialZoom={initialZoom}
      height={300}
    />
    // #endregion
  );
}
