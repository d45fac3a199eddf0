import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {PieChart} from '@mui/x-charts/PieChart';
import {channels, sales} from '../data/bakery';

export default function SkippedAnimation() {
  const [skipAnimation, setSkip] = React.useState(false);
  const [byKind, setByKind] = React.useState(true);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" size="small" onClick={() => setByKind(!byKind)}>
          Swap the data
        </Button>
        <FormControlLabel
          control={
            <Switch checked={skipAnimation} onChange={(event) => setSkip(event.target.checked)} />
          }
          label="skipAnimation"
        />
      </Stack>
      {/* #region preview */}
      <PieChart
        hideLegend
        skipAnimation={skipAnimation}
        series={[{data: byKind ? sales : channels, innerRadius: 40}]}
        height={220}
      />
      {/* #endregion */}
    </Stack>
  );
}
