import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {PieChart} from '@mui/x-charts/PieChart';
import {channels, sales} from '../data/bakery';

export default function AnimatedPie() {
  const [skipAnimation, setSkip] = React.useState(false);
  const [byChannel, setByChannel] = React.useState(false);

  return (
    <Stack spacing={1} sx={{alignItems: 'center'}}>
      <Stack direction="row" spacing={2}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setByChannel(!byChannel)}
        >
          Swap the data
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkip(event.target.checked)}
            />
          }
          label="skipAnimation"
        />
      </Stack>
      {/* #region preview */}
      <PieChart
        title="Sales of a bakery in one week"
        hideLegend
        series={[{data: byChannel ? channels : sales, innerRadius: 40}]}
        skipAnimation={skipAnimation}
        width={220}
        height={220}
      />
      {/* #endregion */}
    </Stack>
  );
}
