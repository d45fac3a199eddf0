import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {RadarChart} from '@mui/x-charts/RadarChart';
import {qualities, rye} from '../data/loaves';

export default function GridShapes() {
  const [shape, setShape] = React.useState<'sharp' | 'circular'>('circular');
  const [divisions, setDivisions] = React.useState(4);
  const [stripes, setStripes] = React.useState(true);

  return (
    <Stack spacing={2} sx={{width: '100%', alignItems: 'center'}}>
      <Stack direction="row" sx={{gap: 3, flexWrap: 'wrap', alignItems: 'center'}}>
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
            <Switch checked={stripes} onChange={(event) => setStripes(event.target.checked)} />
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
            sx={{width: 120, display: 'block', py: 1}}
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
        series={[{label: 'Rye bread', data: rye}]}
        radar={{max: 10, metrics: qualities}}
      />
      {/* #endregion */}
    </Stack>
  );
}
