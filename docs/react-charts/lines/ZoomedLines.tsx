import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {latency} from '../data/latency';

const dayAndTime = new Intl.DateTimeFormat('en', {weekday: 'short', hour: 'numeric'});

export default function ZoomedLines() {
  return (
    // #region preview
    // latency has 168 points: {time: Date[], median: number[], p95: (number | null)[]}
    <LineChartPro
      title="Response times over one week"
      xAxis={[
        {
          id: 'time',
          data: latency.time,
          scaleType: 'time',
          valueFormatter: (date: Date) => dayAndTime.format(date),
          domainLimit: 'strict',
          zoom: true,
        },
      ]}
      yAxis={[{label: 'Response time (ms)', min: 0}]}
      series={[
        {data: latency.p95, label: '95th percentile', showMark: false},
        {data: latency.median, label: 'Median', showMark: false},
      ]}
      initialZoom={[{axisId: 'time', start: 20, end: 70}]}
      height={300}
    />
    // #endregion
  );
}
