import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {ScatterItemIdentifier} from '@mui/x-charts/models';
import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {lyra, toPoints} from '../data/stars';

export default function ClickScatter() {
  const [text, setText] = React.useState('Click near a star');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      {/* #region preview */}
      <ScatterChart
        hideLegend
        yAxis={[{reverse: true}]}
        series={[{id: 'lyra', label: 'Lyra cluster', data: toPoints(lyra)}]}
        voronoiMaxRadius={30}
        onItemClick={(event: unknown, {seriesId, dataIndex}: ScatterItemIdentifier) =>
          setText(`${seriesId}, star ${lyra[dataIndex]?.id}`)
        }
        height={300}
      />
      {/* #endregion */}
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
}
