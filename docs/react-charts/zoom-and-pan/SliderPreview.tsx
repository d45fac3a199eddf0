import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {formatDay, summer} from '../data/summer';

const series = [{data: summer.passengers, label: 'Passengers'}];
const initialZoom = [{axisId: 'days', start: 50, end: 80}];

export default function SliderPreview() {
  return (
    // #region preview
    <BarChartPro
      xAxis={[
        {
          id: 'days',
          data: summer.days,
          scaleType: 'band',
          valueFormatter: formatDay,
          zoom: {slider: {enabled: true, preview: true}},
        },
      ]}
      series={series}
      initialZoom={initialZoom}
      height={340}
    />
    // #endregion
  );
}
