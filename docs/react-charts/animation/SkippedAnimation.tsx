import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const january = [
  {value: 310, label: 'Rye'},
  {value: 240, label: 'Rolls'},
  {value: 90, label: 'Cakes'},
];
const june = [
  {value: 180, label: 'Rye'},
  {value: 320, label: 'Rolls'},
  {value: 160, label: 'Cakes'},
];

export default function SkippedAnimation() {
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const [data, setData] = React.useState(january);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setData(data === june ? january : june)}
        >
          {data === june ? 'Show January' : 'Show June'}
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
          label="skipAnimation"
        />
      </Stack>
      <PieChart
        skipAnimation={skipAnimation}
        series={[{data, innerRadius: 40}]}
        height={220}
        title="Pieces sold a day by product"
      />
    </Stack>
  );
}
// #endregion
