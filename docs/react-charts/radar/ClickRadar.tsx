import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RadarChart} from '@mui/x-charts/RadarChart';

const metrics = ['Price', 'Quality', 'Delivery', 'Support', 'Returns'];
const radar = {max: 5, metrics};
const series = [
  {
    id: 'online',
    label: 'Online store',
    data: [4.4, 3.9, 4.1, 3.2, 3.5],
    fillArea: true,
  },
  {
    id: 'retail',
    label: 'Retail store',
    data: [3.4, 4.3, 2.9, 4.6, 4.5],
    fillArea: true,
  },
];

export default function ClickRadar() {
  const [item, setItem] = React.useState('Click an area or a mark');
  const [axis, setAxis] = React.useState('Click near an axis');

  return (
    <Stack spacing={1} sx={{width: '100%', alignItems: 'center'}}>
      {/* #region preview */}
      {/* setItem and setAxis: state setters of the text below the chart */}
      {/* metrics: ['Price', 'Quality', …], radar: {max: 5, metrics} */}
      {/* series: [{id: 'online', data: [4.4, 3.9, 4.1, …], fillArea: true}, …] */}
      <RadarChart
        height={280}
        hideLegend
        series={series}
        radar={radar}
        onAreaClick={(event: React.MouseEvent, {seriesId}) =>
          setItem(`Area of ${seriesId}`)
        }
        onMarkClick={(event: React.MouseEvent, {seriesId, dataIndex}) =>
          setItem(`${metrics[dataIndex]} of ${seriesId}`)
        }
        onAxisClick={(event: MouseEvent, data) =>
          data && setAxis(`Axis ${data.axisValue}`)
        }
        title="Customer ratings of two stores from 0 to 5"
      />
      {/* #endregion */}
      <div aria-live="polite">
        <Typography variant="body2">{item}</Typography>
        <Typography variant="body2">{axis}</Typography>
      </div>
    </Stack>
  );
}
