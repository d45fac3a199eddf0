import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {PieChart, pieArcLabelClasses} from '@mui/x-charts/PieChart';

const series = [
  {
    data: [
      {id: 'email', value: 310, label: 'Email', color: '#8ecae6'},
      {id: 'chat', value: 240, label: 'Chat', color: '#ffb703'},
      {id: 'phone', value: 90, label: 'Phone', color: '#fb8b5a'},
    ],
    arcLabel: 'value' as const,
  },
];

// #region preview
const sx = {
  [`& .${pieArcLabelClasses.root}`]: {fill: '#000'},
  [`& .${pieArcLabelClasses.animate}`]: {
    animationName: 'grow-label',
    animationDuration: '2s',
  },
  '@keyframes grow-label': {from: {fontSize: 4, opacity: 0}},
};
// series: [{data: [{id: 'email', value: 310, label: 'Email'}, …], arcLabel: 'value'}]
// <PieChart series={series} sx={sx} … />
// #endregion

export default function CssAnimation() {
  const [run, setRun] = React.useState(0);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Button
        sx={{alignSelf: 'flex-start'}}
        variant="outlined"
        size="small"
        onClick={() => setRun(run + 1)}
      >
        Restart
      </Button>
      <PieChart
        key={run}
        title="Support tickets by channel"
        series={series}
        sx={sx}
        height={220}
      />
    </Stack>
  );
}
