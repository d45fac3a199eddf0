import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {flourLinks} from '../data/flours';

export default function LinkColors() {
  const [color, setColor] = React.useState('target');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={color}
        onChange={(event, value) => value && setColor(value)}
        aria-label="Color of the links"
      >
        <ToggleButton value="source">source</ToggleButton>
        <ToggleButton value="target">target</ToggleButton>
        <ToggleButton value="#8a8f98">gray</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <SankeyChart
        height={300}
        series={{data: {links: flourLinks}, linkOptions: {color, opacity: 0.35}}}
      />
      {/* #endregion */}
    </Stack>
  );
}
