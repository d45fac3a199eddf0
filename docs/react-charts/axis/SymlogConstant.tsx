import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

export default function SymlogConstant() {
  const [constant, setConstant] = React.useState(10);

  return (
    <Stack sx={{width: '100%'}}>
      <Typography variant="body2">constant: {constant}</Typography>
      <Slider
        size="small"
        min={1}
        max={1000}
        value={constant}
        onChange={(event, value) => setConstant(value)}
        aria-label="constant"
        sx={{mx: 1, width: 'auto'}}
      />
      {/* #region preview */}
      <BarChart
        hideLegend
        xAxis={[{data: ['Tickets', 'Kiosk', 'Fuel', 'Repairs', 'Coffee', 'Postcards']}]}
        yAxis={[
          {
            scaleType: 'symlog',
            constant,
            label: 'Balance, €',
            width: 95,
            tickInterval: [-100000, -5000, 0, 5000, 100000],
            valueFormatter: (euros: number) => euros.toLocaleString('en'),
          },
        ]}
        series={[{data: [184000, 2600, -52000, -7400, 90, -12], label: 'Balance'}]}
        height={300}
        title="Yearly balance of the ferry line by account"
      />
      {/* #endregion */}
    </Stack>
  );
}
