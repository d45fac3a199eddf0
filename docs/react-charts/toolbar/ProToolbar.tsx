import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {formatDay, summer} from '../data/summer';

const series = [
  {data: summer.passengers, label: 'Passengers per day', showMark: false},
];
const initialZoom = [{axisId: 'days', start: 20, end: 70}];

export default function ProToolbar() {
  return (
    // #region preview
    <LineChartPro
      showToolbar
      title="Passengers of the island boat, day by day from May to August"
      xAxis={[
        {
          id: 'days',
          data: summer.days,
          scaleType: 'time',
          valueFormatter: formatDay,
          zoom: true, // adds the zoom buttons to the toolbar
        },
      ]}
      yAxis={[{label: 'Passengers'}]}
      series={series}
      initialZoom={initialZoom}
      height={280}
    />
    // #endregion
  );
}
