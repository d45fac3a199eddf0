import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RadarChart} from '@mui/x-charts/RadarChart';
import {qualities, rye, wheat} from '../data/loaves';

export default function ClickRadar() {
  const [part, setPart] = React.useState('Click an area or a mark');
  const [axis, setAxis] = React.useState('Click near an axis');

  return (
    <Stack spacing={1} sx={{width: '100%', alignItems: 'center'}}>
      {/* #region preview */}
      <RadarChart
        height={280}
        hideLegend
        series={[
          {id: 'rye', label: 'Rye bread', data: rye, fillArea: true},
          {id: 'wheat', label: 'White bread', data: wheat, fillArea: true},
        ]}
        radar={{max: 10, metrics: qualities}}
        onAreaClick={(event, {seriesId}) => setPart(`Area of ${seriesId}`)}
        onMarkClick={(event, {seriesId, dataIndex}) =>
          setPart(`${qualities[dataIndex]} of ${seriesId}`)
        }
        onAxisClick={(event, data) => data && setAxis(`Axis ${data.axisValue}`)}
      />
      {/* #endregion */}
      <Typography variant="body2">{part}</Typography>
      <Typography variant="body2">{axis}</Typography>
    </Stack>
  );
}
