import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

const curves = ['pyramid', 'step-pyramid'] as const;
const variants = ['filled', 'outlined'] as const;

const data = [
  {value: 820, label: 'Applied'},
  {value: 310, label: 'Screened'},
  {value: 96, label: 'Interviewed'},
];

const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];

export default function PyramidOptions() {
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('pyramid');
  const [variant, setVariant] = React.useState<(typeof variants)[number]>('filled');
  const [gap, setGap] = React.useState(8);
  const [borderRadius, setBorderRadius] = React.useState(8);

  const series = React.useMemo(
    () => [{data, curve, variant, borderRadius}],
    [curve, variant, borderRadius],
  );

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 2, flexWrap: 'wrap', pt: 0.5}}>
        <TextField
          select
          size="small"
          label="curve"
          value={curve}
          onChange={(event) => setCurve(event.target.value as typeof curve)}
          sx={{width: 140}}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="variant"
          value={variant}
          onChange={(event) => setVariant(event.target.value as typeof variant)}
          sx={{width: 110}}
        >
          {variants.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <div>
          <Typography variant="caption">{`gap: ${gap}`}</Typography>
          <Slider
            size="small"
            aria-label="gap"
            max={20}
            value={gap}
            onChange={(event, value) => setGap(value)}
            sx={{width: 100, display: 'block', py: 1}}
          />
        </div>
        <div>
          <Typography variant="caption">{`borderRadius: ${borderRadius}`}</Typography>
          <Slider
            size="small"
            aria-label="borderRadius"
            max={20}
            value={borderRadius}
            onChange={(event, value) => setBorderRadius(value)}
            sx={{width: 100, display: 'block', py: 1}}
          />
        </div>
      </Stack>
      {/* #region preview */}
      {/* data: [{value: 820, label: 'Applied'}, {value: 310, label: 'Screened'}, …] */}
      {/* series: [{data, curve: 'pyramid', variant: 'filled', borderRadius: 8}] */}
      <FunnelChart
        colors={colors} // ['#5b7bd5', '#7e6bd1', …]
        hideLegend
        series={series}
        gap={gap}
        height={280}
        title="Applicants by hiring stage"
      />
      {/* #endregion */}
    </Stack>
  );
}
