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
import {sales} from '../data/bakery';
import {guests, hours, qualities, rye, weekdays} from '../data/loaves';
import {lyra, toPoints} from '../data/stars';

// #region preview
const common = {showToolbar: true, height: 240};

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

const charts = {
  Pie: (
    <PieChartPro
      {...common}
      title="Pieces sold in a week"
      series={[{data: sales, innerRadius: 40}]}
    />
  ),
  Scatter: (
    <ScatterChartPro
      {...common}
      title="Stars of the cluster Lyra by color and magnitude"
      xAxis={[{label: 'Color index B−V (mag)'}]}
      yAxis={[{label: 'Magnitude', reverse: true}]}
      series={[{data: toPoints(lyra), label: 'Lyra'}]}
    />
  ),
  Radar: (
    <RadarChartPro
      {...common}
      hideLegend
      title="How tasters rated rye bread, from 0 to 10"
      slots={{toolbar: RadarToolbar}}
      series={[{label: 'Rye bread', data: rye, fillArea: true}]}
      radar={{max: 10, metrics: qualities}}
    />
  ),
  Heatmap: (
    <Heatmap
      {...common}
      title="Guests in a bakery by weekday and hour"
      xAxis={[{data: hours, label: 'Hour of the day'}]}
      yAxis={[{data: weekdays}]}
      series={[{data: guests, label: 'Guests'}]}
    />
  ),
};
// #endregion

export default function OtherCharts() {
  const [kind, setKind] = React.useState<keyof typeof charts>('Pie');

  return (
    <Box sx={{width: '100%'}}>
      <Tabs
        value={kind}
        onChange={(_, next: keyof typeof charts) => setKind(next)}
        variant="scrollable"
        aria-label="Kind of chart"
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
