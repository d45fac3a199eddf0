import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {ScatterItemIdentifier} from '@mui/x-charts/models';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

// #region preview
const apartments = [
  {id: 'R1', x: 28, y: 640},
  {id: 'R2', x: 41, y: 890},
  {id: 'R3', x: 52, y: 1120},
  {id: 'R4', x: 63, y: 1310},
];

export default function ClickScatter() {
  const [text, setText] = React.useState('Click near a point');
  const handleItemClick = (
    event: MouseEvent | React.MouseEvent,
    {seriesId, dataIndex}: ScatterItemIdentifier,
  ) => setText(`${event.type} on ${seriesId}, apartment ${apartments[dataIndex]?.id}`);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ScatterChart
        title="Size and rent of apartments"
        xAxis={[{label: 'Size (m²)'}]}
        yAxis={[{label: 'Rent (€ per month)', width: 75}]}
        series={[{id: 'riverside', label: 'Riverside', data: apartments}]}
        voronoiMaxRadius={30}
        onItemClick={handleItemClick}
        hideLegend
        height={300}
      />
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
}
// #endregion
