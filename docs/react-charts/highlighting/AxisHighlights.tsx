import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {LineChart} from '@mui/x-charts/LineChart';

const KINDS = ['none', 'line', 'band'] as const;
type Kind = (typeof KINDS)[number];

const months = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',');
const xAxis = [{data: months, scaleType: 'band' as const}];
const yAxis = [{label: 'Visitors (thousands)', min: 0}];
const series = [
  {label: 'Visitors', data: [41, 44, 52, 49, 57, 63, 60, 68, 72, 75, 88, 94]},
];

export default function AxisHighlights() {
  const [x, setX] = React.useState<Kind>('band');
  const [y, setY] = React.useState<Kind>('line');
  const axisHighlight = React.useMemo(() => ({x, y}), [x, y]);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <KindField label="x" value={x} onChange={setX} />
        <KindField label="y" value={y} onChange={setY} />
      </Stack>
      {/* #region preview */}
      <LineChart
        hideLegend
        title="Website visitors by month"
        xAxis={xAxis} // [{data: ['Jan', 'Feb', …], scaleType: 'band'}]
        yAxis={yAxis}
        series={series} // [{label: 'Visitors', data: [41, 44, …]}]
        axisHighlight={axisHighlight} // {x: 'band', y: 'line'}
        height={280}
      />
      {/* #endregion */}
    </Stack>
  );
}

interface KindFieldProps {
  label: string;
  value: Kind;
  onChange: (kind: Kind) => void;
}

function KindField({label, value, onChange}: KindFieldProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Kind)}
      sx={{minWidth: 100}}
    >
      {KINDS.map((kind) => (
        <MenuItem key={kind} value={kind}>
          {kind}
        </MenuItem>
      ))}
    </TextField>
  );
}
