import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {draco, toPoints} from '../data/stars';

const radii = {any: undefined, near: 25, item: 'item'} as const;

export default function ClosestPoint() {
  const [reach, setReach] = React.useState<keyof typeof radii | 'off'>('near');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={reach}
        onChange={(event, value) => value && setReach(value)}
        aria-label="Reach of the pointer"
      >
        <ToggleButton value="any">Any distance</ToggleButton>
        <ToggleButton value="near">25 px</ToggleButton>
        <ToggleButton value="item">On the point</ToggleButton>
        <ToggleButton value="off">Hover</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <ScatterChart
        hideLegend
        series={[
          {
            label: 'Draco cluster',
            data: toPoints(draco),
            highlightScope: {highlight: 'item', fade: 'global'},
          },
        ]}
        voronoiMaxRadius={reach === 'off' ? undefined : radii[reach]}
        disableVoronoi={reach === 'off'}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
