import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const sold = [84, 91, 78, 102, 127];

export default function ClickableParts() {
  const [axis, setAxis] = React.useState('none');
  const [item, setItem] = React.useState('none');

  return (
    <Stack sx={{width: '100%'}}>
      {/* #region preview */}
      <ChartContainer
        xAxis={[{data: days, scaleType: 'band'}]}
        yAxis={[{label: 'Loaves sold', width: 60}]}
        series={[{type: 'bar', data: sold, id: 'loaves'}]}
        onAxisClick={(event: MouseEvent, data) => setAxis(String(data?.axisValue))}
        height={240}
        title="Loaves sold by day"
      >
        <BarPlot
          onItemClick={(event: React.MouseEvent, {seriesId, dataIndex}) =>
            setItem(`${seriesId}, index ${dataIndex}`)
          }
        />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
      {/* #endregion */}
      <Typography variant="body2" role="status">
        Axis value: {axis}. Bar: {item}.
      </Typography>
    </Stack>
  );
}
