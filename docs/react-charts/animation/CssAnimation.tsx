import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {PieChart, pieArcLabelClasses} from '@mui/x-charts/PieChart';

// #region preview
const data = [
  {value: 310, label: 'Rye', color: '#8ecae6'},
  {value: 240, label: 'Rolls', color: '#ffb703'},
  {value: 90, label: 'Cakes', color: '#fb8b5a'},
];

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
        series={[{data, arcLabel: 'value'}]}
        height={220}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: {fill: '#000'},
          [`& .${pieArcLabelClasses.animate}`]: {
            animationName: 'grow-label',
            animationDuration: '2s',
          },
          '@keyframes grow-label': {from: {fontSize: 4, opacity: 0}},
        }}
        title="Pieces sold a day by product"
      />
    </Stack>
  );
}
// #endregion
