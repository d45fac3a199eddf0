import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings, steps} from '../data/bookings';

export default function ClickFunnel() {
  const [text, setText] = React.useState('Click a section');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      {/* #region preview */}
      <FunnelChart
        hideLegend
        series={[{id: 'month', data: bookings}]}
        onItemClick={(event, {seriesId, dataIndex}) =>
          setText(`${steps[dataIndex]} of ${seriesId}`)
        }
        height={260}
      />
      {/* #endregion */}
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
}
