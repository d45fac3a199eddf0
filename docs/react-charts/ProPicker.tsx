import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {bookings} from './data/bookings';
import {flourLinks} from './data/flours';
import {latency} from './data/latency';
import {guests, hours, weekdays} from './data/loaves';

const height = 300;
const charts = {
  Zoom: (
    <LineChartPro
      title="Response times over one week"
      hideLegend
      xAxis={[
        {
          id: 'time',
          data: latency.time,
          scaleType: 'time',
          domainLimit: 'strict',
          zoom: {slider: {enabled: true}},
        },
      ]}
      yAxis={[{label: 'Response time (ms)', min: 0}]}
      series={[{data: latency.median, label: 'Median', showMark: false}]}
      initialZoom={[{axisId: 'time', start: 20, end: 70}]}
      height={height}
    />
  ),
  Heatmap: (
    <Heatmap
      title="Guests in a bakery by weekday and hour"
      xAxis={[{data: hours, label: 'Hour'}]}
      yAxis={[{data: weekdays}]}
      zAxis={[
        {
          colorMap: {
            type: 'continuous',
            min: 0,
            max: 60,
            color: ['#e3eefc', '#1d4f96'],
          },
        },
      ]}
      series={[{data: guests, label: 'Guests'}]}
      height={height}
    />
  ),
  Funnel: (
    <FunnelChart
      hideLegend
      gap={4}
      series={[{data: bookings, curve: 'bump'}]}
      height={height}
    />
  ),
  Sankey: <SankeyChart series={{data: {links: flourLinks}}} height={height} />,
};

export default function ProPicker() {
  const [kind, setKind] = React.useState<keyof typeof charts>('Zoom');

  return (
    <Box sx={{width: '100%'}}>
      <Tabs
        value={kind}
        onChange={(event, value) => setKind(value)}
        variant="scrollable"
        aria-label="Kind of Pro chart"
        sx={{mb: 2}}
      >
        {Object.keys(charts).map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`pro-${name}`}
            aria-controls="pro-panel"
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="pro-panel" aria-labelledby={`pro-${kind}`} sx={{height}}>
        {charts[kind]}
      </Box>
    </Box>
  );
}
