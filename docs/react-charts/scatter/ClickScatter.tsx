import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {ScatterItemIdentifier} from '@mui/x-charts/models';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const xAxis = [{label: 'Spend ($1,000)'}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

// #region preview
const data = [
  {id: 'E1', x: 28, y: 64},
  {id: 'E2', x: 34, y: 72},
  {id: 'E3', x: 41, y: 89},
  {id: 'E4', x: 47, y: 94},
  {id: 'E5', x: 52, y: 112},
];
const series = [{id: 'email', label: 'Email', data}];

export default function ClickScatter() {
  const [text, setText] = React.useState('Click near a point');
  const handleItemClick = (
    event: MouseEvent | React.MouseEvent,
    {seriesId, dataIndex}: ScatterItemIdentifier,
  ) => setText(`${event.type} on ${seriesId}, campaign ${data[dataIndex]?.id}`);
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ScatterChart
        title="Spend and revenue of email campaigns"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        voronoiMaxRadius={30}
        onItemClick={handleItemClick}
        hideLegend
        height={300}
      />
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </Stack>
  );
}
