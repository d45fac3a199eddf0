import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {initialZoom, series, xAxis, yAxis} from '../data';
import './styles.css';

// #region preview
// styles.css:
// .year .MuiChartAxisZoomSliderTrack-background {fill: #b08968; fill-opacity: 0.25}
// .year .MuiChartAxisZoomSliderTrack-active {fill: #b08968}
export default function StyledSlider() {
  return (
    <LineChartPro
      className="year"
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
