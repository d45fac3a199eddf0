import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {RadarChart} from '@mui/x-charts/RadarChart';

const metrics = ['Price', 'Quality', 'Delivery', 'Support', 'Selection', 'Returns'];
const series = [{label: 'Online store', data: [4.4, 3.9, 4.1, 3.2, 4.8, 3.5]}];
const stripeColor = (index: number) => (index % 2 ? '#4b7bec' : 'none');

export default function GridShapes() {
  const [shape, setShape] = React.useState<'sharp' | 'circular'>('circular');
  const [divisions, setDivisions] = React.useState(5);
  const [startAngle, setStartAngle] = React.useState(0);
  const [stripes, setStripes] = React.useState(true);

  const radar = React.useMemo(() => ({max: 5, metrics, startAngle}), [startAngle]);

  return (
    <Stack spacing={2} sx={{width: '100%', alignItems: 'center'}}>
      <Stack
        direction="row"
        sx={{columnGap: 3, flexWrap: 'wrap', alignItems: 'center'}}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shape}
          onChange={(event, value) => value && setShape(value)}
          aria-label="Grid shape"
        >
          <ToggleButton value="sharp">sharp</ToggleButton>
          <ToggleButton value="circular">circular</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          control={
            <Switch
              checked={stripes}
              onChange={(event) => setStripes(event.target.checked)}
            />
          }
          label="Stripes"
        />
        <div>
          <Typography variant="body2">divisions: {divisions}</Typography>
          <Slider
            size="small"
            aria-label="divisions"
            min={1}
            max={8}
            value={divisions}
            onChange={(event, value) => setDivisions(value)}
            sx={{width: 110, display: 'block', py: 1}}
          />
        </div>
        <div>
          <Typography variant="body2">startAngle: {startAngle}</Typography>
          <Slider
            size="small"
            aria-label="startAngle"
            min={-90}
            max={90}
            value={startAngle}
            onChange={(event, value) => setStartAngle(value)}
            sx={{width: 110, display: 'block', py: 1}}
          />
        </div>
      </Stack>
      {/* #region preview */}
      {/* shape: 'circular', divisions: 5, stripes: true */}
      {/* stripeColor: (index) => (index % 2 ? '#4b7bec' : 'none') */}
      {/* radar: {max: 5, metrics: ['Price', 'Quality', …], startAngle: 0} */}
      {/* series: [{label: 'Online store', data: [4.4, 3.9, …]}] */}
      <RadarChart
        height={280}
        hideLegend
        shape={shape}
        divisions={divisions}
        stripeColor={stripes ? stripeColor : null}
        radar={radar}
        series={series}
        title="Customer ratings of the online store from 0 to 5"
      />
      {/* #endregion */}
    </Stack>
  );
}
