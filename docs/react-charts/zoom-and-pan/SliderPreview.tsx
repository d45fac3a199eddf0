import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {solarDays} from '../data/village';

const formatDay = new Intl.DateTimeFormat('en', {dateStyle: 'medium'}).format;

const series = [
  {
    data: solarDays.kilowattHours,
    label: 'Solar electricity per day',
    area: true,
    showMark: false,
  },
];
const initialZoom = [{axisId: 'days', start: 38, end: 52}];

export default function SliderPreview() {
  return (
    // #region preview
    <LineChartPro
      title="Solar electricity of a village, day by day for three years"
      xAxis={[
        {
          id: 'days',
          data: solarDays.dates,
          scaleType: 'time',
          valueFormatter: formatDay,
          zoom: {minSpan: 2, slider: {enabled: true, preview: true}},
        },
      ]}
      yAxis={[{label: 'Electricity (kWh)'}]}
      series={series}
      initialZoom={initialZoom}
      height={340}
    />
    // #endregion
  );
}
