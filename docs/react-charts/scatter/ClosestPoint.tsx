import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {draco, toPoints} from '../data/stars';

export default function ClosestPoint() {
  const [reach, setReach] = React.useState<'any' | 25 | 'item' | 'hover'>(25);

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={reach}
        onChange={(event, value) => value && setReach(value)}
        aria-label="Interaction radius"
      >
        <ToggleButton value="any">Any distance</ToggleButton>
        <ToggleButton value={25}>25 px</ToggleButton>
        <ToggleButton value="item">item</ToggleButton>
        <ToggleButton value="hover">Hover</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <ScatterChart
        title="Color index and magnitude of the stars of a cluster"
        voronoiMaxRadius={reach === 25 || reach === 'item' ? reach : undefined}
        disableVoronoi={reach === 'hover'}
        xAxis={[{label: 'Color index'}]}
        yAxis={[{label: 'Magnitude', reverse: true}]}
        series={[
          {
            label: 'Draco cluster',
            data: toPoints(draco),
            highlightScope: {highlight: 'item', fade: 'global'},
          },
        ]}
        hideLegend
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
