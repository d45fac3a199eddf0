import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';
import {visitKinds, visits} from '../data/observatory';

const offsets = ['none', 'expand', 'diverging', 'silhouette', 'wiggle'] as const;
type Offset = (typeof offsets)[number];

export default function OffsetChoice() {
  const [stackOffset, setStackOffset] = React.useState<Offset>('expand');

  return (
    <Stack sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={stackOffset}
        onChange={(_, next: Offset | null) => next && setStackOffset(next)}
        aria-label="Stack offset"
        sx={{flexWrap: 'wrap'}}
      >
        {offsets.map((offset) => (
          <ToggleButton key={offset} value={offset} sx={{textTransform: 'none'}}>
            {offset}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        dataset={visits}
        xAxis={[{dataKey: 'year', scaleType: 'time'}]}
        series={visitKinds.map((kind) => ({
          ...kind,
          area: true,
          showMark: false,
          stack: 'visitors',
          stackOffset,
        }))}
        height={290}
      />
      {/* #endregion */}
    </Stack>
  );
}
