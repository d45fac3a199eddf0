import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import type {AxisValueFormatterContext} from '@mui/x-charts-pro/models';
import {formatDay, summer} from '../data/summer';

const long = new Intl.DateTimeFormat('en', {weekday: 'long', day: 'numeric', month: 'long'});

// #region preview
const valueFormatter = (date: Date, {location}: AxisValueFormatterContext) =>
  location === 'zoom-slider-tooltip' ? long.format(date) : formatDay(date);

const xAxis = [
  {
    id: 'days',
    data: summer.days,
    scaleType: 'time',
    valueFormatter,
    zoom: {slider: {enabled: true, showTooltip: 'hover'}},
  } as const,
];
// #endregion

const series = [{data: summer.passengers, label: 'Passengers', showMark: false}];

export default function SliderZoom() {
  return (
    <LineChartPro
      xAxis={xAxis}
      series={series}
      initialZoom={[{axisId: 'days', start: 30, end: 70}]}
      height={340}
    />
  );
}
