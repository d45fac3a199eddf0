import * as React from 'react';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {createTraffic} from '../data/traffic';

const day = new Intl.DateTimeFormat('en-US', {month: 'short', day: 'numeric'});
const formatDay = (value: Date) => day.format(value);

// A day: {date: new Date(2025, 0, 1), visitors: 5218, pageViews: 15632, …}
const dataset = createTraffic(365).map(({date, visitors, pageViews}) => ({
  date,
  visitors,
  pageViews,
}));

export default function WebsiteTraffic() {
  return (
    <LineChartPro
      title="Visitors and page views in 2025"
      height={322}
      dataset={dataset}
      // #region preview
      // dataset: [{date: new Date(2025, 0, 1), visitors: 5218, pageViews: 15632}, …]
      // zoom adds the slider below the chart.
      xAxis={[
        {
          id: 'date',
          dataKey: 'date',
          scaleType: 'time',
          valueFormatter: formatDay,
          zoom: {minSpan: 5, slider: {enabled: true, preview: true}},
        },
      ]}
      yAxis={[{width: 52, min: 0}]}
      series={[
        {dataKey: 'pageViews', label: 'Page views', area: true, showMark: false},
        {dataKey: 'visitors', label: 'Visitors', area: true, showMark: false},
      ]}
      // #endregion
      initialZoom={[{axisId: 'date', start: 55, end: 80}]}
    />
  );
}
