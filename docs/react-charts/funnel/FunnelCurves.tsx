import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {FunnelChart, type FunnelCurveType} from '@mui/x-charts-pro/FunnelChart';

const data = [
  {id: 'visits', value: 4200, label: 'Viewed timetable'},
  {id: 'crossings', value: 2650, label: 'Chose crossing'},
  {id: 'details', value: 1480, label: 'Entered names'},
  {id: 'paid', value: 1130, label: 'Paid'},
];

const curves: FunnelCurveType[] = [
  'linear',
  'linear-sharp',
  'bump',
  'step',
  'pyramid',
  'step-pyramid',
];

const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];

export default function FunnelCurves() {
  const [curve, setCurve] = React.useState<FunnelCurveType>('bump');
  const [borderRadius, setRadius] = React.useState(8);
  const [gap, setGap] = React.useState(4);

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 3, flexWrap: 'wrap', alignItems: 'center'}}>
        <TextField
          select
          size="small"
          label="curve"
          value={curve}
          onChange={(event) => setCurve(event.target.value as FunnelCurveType)}
          sx={{width: 150}}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Setting
          label="borderRadius"
          value={borderRadius}
          max={30}
          onChange={setRadius}
        />
        <Setting label="gap" value={gap} max={20} onChange={setGap} />
      </Stack>
      {/* #region preview */}
      <FunnelChart
        colors={colors}
        hideLegend
        gap={gap}
        // One item: {id: 'visits', value: 4200, label: 'Viewed timetable'}
        series={[{data, curve, borderRadius}]}
        height={300}
        title="From the timetable to the paid ticket"
      />
      {/* #endregion */}
    </Stack>
  );
}

function Setting(props: {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}) {
  return (
    <div style={{width: 110}}>
      <Typography variant="caption">{`${props.label}: ${props.value}`}</Typography>
      <Slider
        size="small"
        aria-label={props.label}
        max={props.max}
        value={props.value}
        onChange={(event, value) => props.onChange(value)}
      />
    </div>
  );
}
