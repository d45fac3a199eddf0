import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];
const data = [
  {value: 4200, label: 'Viewed timetable'},
  {value: 2650, label: 'Chose crossing'},
  {value: 1480, label: 'Entered names'},
];

export default function ClickFunnel() {
  const [text, setText] = React.useState('Click a section');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <FunnelChart
        colors={colors}
        hideLegend
        series={[{id: 'june', data}]}
        onItemClick={(event, {seriesId, dataIndex}) =>
          setText(`${data[dataIndex]!.label}, series ${seriesId}`)
        }
        height={260}
        title="From the timetable to the names of the passengers"
      />
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </Stack>
  );
}
// #endregion
