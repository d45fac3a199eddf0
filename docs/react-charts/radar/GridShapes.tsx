import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {RadarChart} from '@mui/x-charts/RadarChart';

const metrics = ['Crust', 'Crumb', 'Aroma', 'Freshness', 'Looks', 'Price'];
const series = [{label: 'Rye bread, points', data: [8.4, 6.1, 9.2, 9.5, 6.8, 7.4]}];

export default function GridShapes() {
  const [shape, setShape] = React.useState<'sharp' | 'circular'>('circular');
  const [divisions, setDivisions] = React.useState(4);
  const [startAngle, setStartAngle] = React.useState(0);
  const [stripes, setStripes] = React.useState(true);

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
          aria-label="Shape of the grid"
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
      <RadarChart
        height={280}
        hideLegend
        shape={shape}
        divisions={divisions}
        stripeColor={stripes ? (index) => (index % 2 ? '#4b7bec' : 'none') : null}
        radar={{max: 10, metrics, startAngle}}
        series={series}
        title="Rating of the rye bread in points from 0 to 10"
      />
      {/* #endregion */}
    </Stack>
  );
}
