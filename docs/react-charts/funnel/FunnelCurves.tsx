import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {FunnelChart, type FunnelCurveType} from '@mui/x-charts-pro/FunnelChart';

const data = [
  {id: 'product', value: 4200, label: 'Viewed product'},
  {id: 'cart', value: 2650, label: 'Added to cart'},
  {id: 'checkout', value: 1480, label: 'Checked out'},
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

  const series = React.useMemo(
    () => [{data, curve, borderRadius}],
    [curve, borderRadius],
  );

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
        hideLegend
        colors={colors} // ['#5b7bd5', '#7e6bd1', …]
        gap={gap} // 4
        // series: [{data, curve: 'bump', borderRadius: 8}]
        // data: [{id: 'product', value: 4200, label: 'Viewed product'}, …]
        series={series}
        height={300}
        title="Visitors of an online store by checkout step"
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
