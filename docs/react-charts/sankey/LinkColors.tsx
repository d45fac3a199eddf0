import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';

const links = [
  {source: 'Ticket sales', target: 'Income', value: 184},
  {source: 'Kiosk', target: 'Income', value: 26},
  {source: 'Income', target: 'Wages', value: 118},
  {source: 'Income', target: 'Fuel', value: 52},
  {source: 'Income', target: 'Repairs', value: 40, color: '#d1495b'},
];

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
        series={{
          // Its own color: {source: 'Income', target: 'Repairs', value: 40, color: '#d1495b'}
          data: {links},
          linkOptions: {color, opacity: 0.35},
          valueFormatter: (value) => `€${value}k`,
        }}
        height={280}
        title="Income and costs of the ferry line, in thousand euros"
      />
      {/* #endregion */}
    </Stack>
  );
}
