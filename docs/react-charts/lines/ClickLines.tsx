import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {LineChart} from '@mui/x-charts/LineChart';

export default function ClickLines() {
  const [item, setItem] = React.useState('click a line, the area, or a mark');
  const [axis, setAxis] = React.useState('click anywhere in the chart');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      {/* #region preview */}
      <LineChart
        title="Temperature inside and outside a dome during a night"
        xAxis={[
          {data: [0, 1, 2, 3, 4, 5, 6], tickMinStep: 1, label: 'Hours after sunset'},
        ]}
        yAxis={[{label: 'Temperature (°C)'}]}
        series={[
          {
            id: 'dome',
            data: [14.6, 12.1, 10, 8.4, 6.9, 5.7, 4.6],
            area: true,
            label: 'Dome',
          },
          {id: 'outside', data: [11.2, 9.4, 7.8, 6.5, 5.1, 4.2, 3], label: 'Outside'},
        ]}
        onAreaClick={(event, {seriesId}) => setItem(`area of ${seriesId}`)}
        onLineClick={(event, {seriesId}) => setItem(`line of ${seriesId}`)}
        onMarkClick={(event, {seriesId, dataIndex}) =>
          setItem(`mark ${dataIndex} of ${seriesId}`)
        }
        onAxisClick={(event, data) =>
          data &&
          setAxis(`hour ${data.axisValue}, ${JSON.stringify(data.seriesValues)}`)
        }
        height={300}
      />
      {/* #endregion */}
      <Typography variant="body2">Element: {item}</Typography>
      <Typography variant="body2">onAxisClick: {axis}</Typography>
    </Stack>
  );
}
