import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarPrintExportTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {PieChartPro} from '@mui/x-charts-pro/PieChartPro';
import {RadarChartPro} from '@mui/x-charts-pro/RadarChartPro';
import {ScatterChartPro} from '@mui/x-charts-pro/ScatterChartPro';
import {Toolbar, ToolbarButton} from '@mui/x-charts-pro/Toolbar';
import {ticketDays, ticketHours, tickets} from '../data/ticketHours';

const pieSeries = [
  {
    data: [
      {id: 'furniture', value: 437, label: 'Furniture'},
      {id: 'electronics', value: 372, label: 'Electronics'},
      {id: 'accessories', value: 298, label: 'Accessories'},
      {id: 'lighting', value: 141, label: 'Lighting'},
    ],
    innerRadius: 40,
  },
];

const priceAxis = [{label: 'Price ($)'}];
const unitsAxis = [{label: 'Units sold', width: 60}];
const scatterSeries = [
  {
    label: 'Products',
    data: [
      {id: 'mouse', x: 29, y: 1182},
      {id: 'lamp', x: 39, y: 914},
      {id: 'keyboard', x: 119, y: 648},
      {id: 'chair', x: 289, y: 437},
      {id: 'desk', x: 549, y: 372},
    ],
  },
];

const radar = {
  max: 10,
  metrics: ['Price', 'Support', 'Delivery', 'Quality', 'Returns'],
};
const radarSeries = [
  {label: 'Customer ratings', data: [7.4, 8.8, 6.1, 9.2, 8.1], fillArea: true},
];

const hourAxis = [{data: ticketHours, label: 'Hour'}];
const dayAxis = [{data: ticketDays}];
const heatmapSeries = [{data: tickets, label: 'Tickets'}];

// #region preview
// RadarChartPro 8.12.0 throws with the default toolbar, so pass your own.
function RadarToolbar() {
  return (
    <Toolbar aria-label="Export">
      <ChartsToolbarPrintExportTrigger render={<ToolbarButton size="small" />}>
        Print
      </ChartsToolbarPrintExportTrigger>
      <ChartsToolbarImageExportTrigger render={<ToolbarButton size="small" />}>
        PNG
      </ChartsToolbarImageExportTrigger>
    </Toolbar>
  );
}

const radarSlots = {toolbar: RadarToolbar};

// <RadarChartPro showToolbar slots={radarSlots} … />
// The other charts have a default toolbar: <PieChartPro showToolbar … />
// #endregion

const charts = {
  Pie: (
    <PieChartPro
      showToolbar
      title="Orders by category"
      series={pieSeries}
      height={240}
    />
  ),
  Scatter: (
    <ScatterChartPro
      showToolbar
      title="Units sold by price"
      xAxis={priceAxis}
      yAxis={unitsAxis}
      series={scatterSeries}
      height={240}
    />
  ),
  Radar: (
    <RadarChartPro
      hideLegend
      showToolbar
      title="Customer ratings from 0 to 10"
      slots={radarSlots}
      series={radarSeries}
      radar={radar}
      height={240}
    />
  ),
  Heatmap: (
    <Heatmap
      showToolbar
      xAxis={hourAxis}
      yAxis={dayAxis}
      series={heatmapSeries}
      height={240}
    >
      <title>Support tickets by weekday and hour</title>
    </Heatmap>
  ),
};

export default function OtherCharts() {
  const [kind, setKind] = React.useState<keyof typeof charts>('Pie');

  return (
    <Box sx={{width: '100%'}}>
      <Tabs
        value={kind}
        onChange={(_, next: keyof typeof charts) => setKind(next)}
        variant="scrollable"
        aria-label="Chart type"
        sx={{mb: 2}}
      >
        {Object.keys(charts).map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`export-tab-${name}`}
            aria-controls="export-panel"
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="export-panel"
        aria-labelledby={`export-tab-${kind}`}
        sx={{minHeight: 330}}
      >
        {charts[kind]}
      </Box>
    </Box>
  );
}
