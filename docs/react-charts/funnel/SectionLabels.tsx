import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {FunnelChart, type FunnelLabelOptions} from '@mui/x-charts-pro/FunnelChart';
import {bookings} from '../data/bookings';

const placements: Record<string, FunnelLabelOptions | false> = {
  middle: {},
  start: {
    position: {horizontal: 'start', vertical: 'top'},
    textAnchor: 'start',
    dominantBaseline: 'hanging',
    offset: {x: -12, y: -8},
  },
  end: {position: {horizontal: 'end', vertical: 'bottom'}, offset: {x: -12, y: 8}},
  none: false,
};

export default function SectionLabels() {
  const [placement, setPlacement] = React.useState('start');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={placement}
        onChange={(event, value) => value && setPlacement(value)}
        aria-label="Place of the labels"
      >
        {Object.keys(placements).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <FunnelChart
        hideLegend
        series={[{data: bookings, curve: 'step', sectionLabel: placements[placement] ?? {}}]}
        height={300}
        sx={{'& text': {direction: 'ltr'}}}
      />
      {/* #endregion */}
    </Stack>
  );
}
