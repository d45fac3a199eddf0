import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const data = [
  {id: 'E1', x: 28, y: 64},
  {id: 'E2', x: 34, y: 72},
  {id: 'E3', x: 41, y: 89},
  {id: 'E4', x: 47, y: 94},
  {id: 'E5', x: 52, y: 112},
  {id: 'E6', x: 58, y: 109},
  {id: 'E7', x: 63, y: 131},
  {id: 'E8', x: 71, y: 136},
];
const xAxis = [{label: 'Spend ($1,000)'}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

const series = [
  {
    label: 'Email',
    data,
    highlightScope: {highlight: 'item' as const, fade: 'global' as const},
  },
];

type Reach = 'any' | 25 | 'item' | 'hover';

// #region preview
// reach: 'any', 25, 'item', or 'hover'
function ReachChart({reach}: {reach: Reach}) {
  return (
    <ScatterChart
      title="Spend and revenue of email campaigns"
      voronoiMaxRadius={reach === 25 || reach === 'item' ? reach : undefined}
      disableVoronoi={reach === 'hover'}
      series={series} // [{label: 'Email', data: [{id: 'E1', x: 28, y: 64}, …]}]
      xAxis={xAxis} // [{label: 'Spend ($1,000)'}]
      yAxis={yAxis} // [{label: 'Revenue ($1,000)', width: 60}]
      hideLegend
      height={300}
    />
  );
}
// #endregion

export default function ClosestPoint() {
  const [reach, setReach] = React.useState<Reach>(25);

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={reach}
        onChange={(_event, value) => value && setReach(value)}
        aria-label="Interaction radius"
      >
        <ToggleButton value="any">Any distance</ToggleButton>
        <ToggleButton value={25}>25 px</ToggleButton>
        <ToggleButton value="item">item</ToggleButton>
        <ToggleButton value="hover">Hover</ToggleButton>
      </ToggleButtonGroup>
      <ReachChart reach={reach} />
    </Stack>
  );
}
