import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RadarChart} from '@mui/x-charts/RadarChart';

// #region preview
const metrics = ['Seats', 'Service', 'Punctuality', 'Comfort', 'Food'];
const series = [
  {id: 'island', label: 'Island ferry', data: [80, 65, 90, 70, 45], fillArea: true},
  {id: 'night', label: 'Night boat', data: [60, 85, 55, 95, 75], fillArea: true},
];

export default function ClickRadar() {
  const [item, setItem] = React.useState('Click an area or a mark');
  const [axis, setAxis] = React.useState('Click near an axis');

  return (
    <Stack spacing={1} sx={{width: '100%', alignItems: 'center'}}>
      <RadarChart
        height={280}
        hideLegend
        series={series}
        radar={{max: 100, metrics}}
        onAreaClick={(event: React.MouseEvent, {seriesId}) =>
          setItem(`Area of ${seriesId}`)
        }
        onMarkClick={(event: React.MouseEvent, {seriesId, dataIndex}) =>
          setItem(`${metrics[dataIndex]} of ${seriesId}`)
        }
        onAxisClick={(event: MouseEvent, data) =>
          data && setAxis(`Axis ${data.axisValue}`)
        }
        title="Satisfaction with two ferries, in percent"
      />
      <Typography variant="body2">{item}</Typography>
      <Typography variant="body2">{axis}</Typography>
    </Stack>
  );
}
// #endregion
