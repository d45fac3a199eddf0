import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

const SLIDERS = {
  angle: [-90, 90],
  tickLabelMinGap: [0, 40],
  height: [20, 120],
} as const;
const SELECTS = {
  textAnchor: ['default', 'start', 'middle', 'end'],
  tickPlacement: ['extremities', 'start', 'middle', 'end'],
  tickLabelPlacement: ['middle', 'tick'],
} as const;
type SliderName = keyof typeof SLIDERS;
type SelectName = keyof typeof SELECTS;
type Selected = {[Name in SelectName]: (typeof SELECTS)[Name][number]};

const DEPARTMENTS = ['Engineering', 'Customer support', 'Sales', 'Marketing', 'HR'];
const yAxis = [{label: 'Employees'}];
const series = [{data: [84, 31, 56, 27, 12], label: 'Employees'}];

/** {a: 1, b: 'c'} */
const toCode = (value: object) =>
  JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/([{]) | ([}])/g, '$1$2')
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'");

export default function AxisTextPlayground() {
  const [numbers, setNumbers] = React.useState<Record<SliderName, number>>({
    angle: -45,
    tickLabelMinGap: 4,
    height: 90,
  });
  const [selected, setSelected] = React.useState<Selected>({
    textAnchor: 'default',
    tickPlacement: 'extremities',
    tickLabelPlacement: 'middle',
  });

  // #region preview
  // numbers: {angle: -45, tickLabelMinGap: 4, height: 90}
  // selected: {textAnchor: 'default', tickPlacement: 'extremities', …}
  const options = React.useMemo(() => {
    const {angle, ...sizes} = numbers;
    const {textAnchor, ...placements} = selected;
    return {
      tickLabelStyle: {angle, ...(textAnchor !== 'default' && {textAnchor})},
      ...sizes, // tickLabelMinGap and height
      ...placements, // tickPlacement and tickLabelPlacement
    };
  }, [numbers, selected]);
  // DEPARTMENTS: ['Engineering', 'Customer support', …]
  const xAxis = React.useMemo(() => [{data: DEPARTMENTS, ...options}], [options]);
  // #endregion

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 2, flexWrap: 'wrap'}}>
        {(Object.keys(SLIDERS) as SliderName[]).map((name) => (
          <Stack key={name} sx={{flex: '1 1 140px', px: 1}}>
            <Typography variant="body2">
              {name}: {numbers[name]}
            </Typography>
            <Slider
              size="small"
              min={SLIDERS[name][0]}
              max={SLIDERS[name][1]}
              value={numbers[name]}
              onChange={(_event, value) => setNumbers({...numbers, [name]: value})}
              aria-label={name}
            />
          </Stack>
        ))}
      </Stack>
      <Stack direction="row" sx={{gap: 2, flexWrap: 'wrap'}}>
        {(Object.keys(SELECTS) as SelectName[]).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={selected[name]}
            onChange={(event) => setSelected({...selected, [name]: event.target.value})}
            sx={{flex: '1 1 140px'}}
          >
            {SELECTS[name].map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <BarChart
        title="Employees by department"
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={300}
      />
      <Typography
        component="output"
        sx={{fontFamily: 'monospace', fontSize: 13, overflowWrap: 'anywhere'}}
      >
        {`xAxis={[${toCode({data: '…', ...options})}]}`}
      </Typography>
    </Stack>
  );
}
