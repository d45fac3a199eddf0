import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

export default function ClickLines() {
  const [last, setLast] = React.useState('Click the line, the area, a mark or the space between');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      {/* #region preview */}
      <LineChart
        xAxis={[{data: night.hours}]}
        series={[
          {id: 'dome', data: night.dome, area: true, label: 'Dome, °C'},
          {id: 'outside', data: night.outside, label: 'Outside, °C'},
        ]}
        onAreaClick={(event, {seriesId}) => setLast(`Area of ${seriesId}`)}
        onLineClick={(event, {seriesId}) => setLast(`Line of ${seriesId}`)}
        onMarkClick={(event, {seriesId, dataIndex}) => setLast(`Mark ${dataIndex} of ${seriesId}`)}
        onAxisClick={(event, data) => data && setLast(`Hour ${data.axisValue}`)}
        height={300}
      />
      {/* #endregion */}
      <Typography variant="body2">{last}</Typography>
    </Stack>
  );
}
