import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

export default function ClickBars() {
  const [item, setItem] = React.useState('click a bar');
  const [axis, setAxis] = React.useState('click anywhere in a season');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      {/* #region preview */}
      <BarChart
        title="Passengers of two ferry routes by season"
        xAxis={[{data: ['Winter', 'Spring', 'Summer', 'Fall']}]}
        yAxis={[{label: 'Passengers (thousands)'}]}
        series={[
          {id: 'island', data: [42, 58, 97, 63], label: 'Island'},
          {id: 'harbor', data: [61, 66, 72, 69], label: 'Harbor'},
        ]}
        onItemClick={(event, {seriesId, dataIndex}) =>
          setItem(`${seriesId}, bar ${dataIndex}`)
        }
        onAxisClick={(event, data) =>
          setAxis(
            data
              ? `${data.axisValue}: ${JSON.stringify(data.seriesValues)}`
              : 'no data',
          )
        }
        height={300}
      />
      {/* #endregion */}
      <Typography variant="body2">onItemClick: {item}</Typography>
      <Typography variant="body2">onAxisClick: {axis}</Typography>
    </Stack>
  );
}
