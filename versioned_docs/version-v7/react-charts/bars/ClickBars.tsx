import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import {routes, seasons} from '../data/ferries';

// #region preview
const series = routes.map((route) => ({...route, id: route.dataKey}));
const xAxis = [{dataKey: 'season', scaleType: 'band'} as const];

export default function ClickBars() {
  const [item, setItem] = React.useState('Click a bar');
  const [axis, setAxis] = React.useState('Click anywhere in a season');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <BarChart
        dataset={seasons}
        xAxis={xAxis}
        series={series}
        onItemClick={(event, {seriesId, dataIndex}) =>
          setItem(`${seriesId}, bar ${dataIndex}`)
        }
        onAxisClick={(event, data) =>
          setAxis(data ? JSON.stringify(data.seriesValues) : 'None')
        }
        height={300}
      />
      <Typography variant="body2">onItemClick: {item}</Typography>
      <Typography variant="body2">onAxisClick: {axis}</Typography>
    </Stack>
  );
}
// #endregion
