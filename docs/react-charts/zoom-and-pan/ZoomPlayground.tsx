import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import type {ZoomFilterMode} from '@mui/x-charts-pro/models';
import {dailyTraffic, formatDay} from '../data/dailyTraffic';

const DEFAULTS = {minStart: 0, maxEnd: 100, minSpan: 10, maxSpan: 100, step: 5};
type NumberOption = keyof typeof DEFAULTS;

const RANGES: Record<NumberOption, [min: number, max: number]> = {
  minStart: [0, 40],
  maxEnd: [60, 100],
  minSpan: [1, 50],
  maxSpan: [50, 100],
  step: [1, 20],
};
const OPTIONS = Object.keys(DEFAULTS) as NumberOption[];

const axis = {
  id: 'days',
  data: dailyTraffic.dates,
  scaleType: 'time' as const,
  valueFormatter: formatDay,
};
const gridTemplateColumns = 'repeat(auto-fit, minmax(120px, 1fr))';
const yAxis = [{label: 'Visitors', width: 60}];
const series = [
  {data: dailyTraffic.visitors, label: 'Visitors per day', showMark: false},
];

export default function ZoomPlayground() {
  const [numbers, setNumbers] = React.useState(DEFAULTS);
  const [panning, setPanning] = React.useState(true);
  const [filterMode, setFilterMode] = React.useState<ZoomFilterMode>('keep');
  const [slider, setSlider] = React.useState(true);

  // #region preview
  // numbers: {minStart: 0, maxEnd: 100, minSpan: 10, maxSpan: 100, step: 5}
  // panning: true, filterMode: 'keep', slider: true
  const {minStart, maxEnd, maxSpan} = numbers; // also minSpan and step
  const zoom = React.useMemo(
    () => ({...numbers, panning, filterMode, slider: {enabled: slider}}),
    [numbers, panning, filterMode, slider],
  );
  // axis: {id: 'days', data: dates, scaleType: 'time'}
  const xAxis = React.useMemo(() => [{...axis, zoom}], [zoom]);
  const end = Math.min(maxEnd, minStart + maxSpan);
  const initialZoom = [{axisId: 'days', start: minStart, end}];
  // #endregion

  const changes = OPTIONS.filter((name) => numbers[name] !== DEFAULTS[name]).map(
    (name) => `${name}: ${numbers[name]}`,
  );
  if (!panning) changes.push('panning: false');
  if (filterMode === 'discard') changes.push("filterMode: 'discard'");
  if (slider) changes.push('slider: {enabled: true}');
  const code = changes.length > 0 ? `zoom: {${changes.join(', ')}}` : 'zoom: true';

  const switches = [
    {label: 'panning', checked: panning, onChange: setPanning},
    {
      label: "filterMode: 'discard'",
      checked: filterMode === 'discard',
      onChange: (next: boolean) => setFilterMode(next ? 'discard' : 'keep'),
    },
    {label: 'slider', checked: slider, onChange: setSlider},
  ];

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Box sx={{display: 'grid', columnGap: 3, px: 1, gridTemplateColumns}}>
        {OPTIONS.map((name) => (
          <div key={name}>
            <Typography variant="body2">{`${name}: ${numbers[name]}`}</Typography>
            <Slider
              size="small"
              aria-label={name}
              min={RANGES[name][0]}
              max={RANGES[name][1]}
              value={numbers[name]}
              onChange={(_event, value) => setNumbers({...numbers, [name]: value})}
            />
          </div>
        ))}
      </Box>
      <Stack direction="row" sx={{flexWrap: 'wrap'}}>
        {switches.map(({label, checked, onChange}) => (
          <FormControlLabel
            key={label}
            label={label}
            control={
              <Switch checked={checked} onChange={(_event, next) => onChange(next)} />
            }
          />
        ))}
      </Stack>
      <LineChartPro
        key={code} // New options apply to a new chart, which starts at initialZoom.
        title="Store visitors per day in 2025"
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        initialZoom={initialZoom}
        height={280}
      />
      <Box component="output" sx={{fontFamily: 'monospace', fontSize: 14}}>
        {code}
      </Box>
    </Stack>
  );
}
