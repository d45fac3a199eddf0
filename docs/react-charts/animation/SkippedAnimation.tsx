import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const toSeries = (email: number, chat: number, phone: number) => [
  {
    data: [
      {id: 'email', value: email, label: 'Email'},
      {id: 'chat', value: chat, label: 'Chat'},
      {id: 'phone', value: phone, label: 'Phone'},
    ],
    innerRadius: 40,
  },
];
const january = toSeries(310, 240, 90);
const june = toSeries(180, 320, 160);

export default function SkippedAnimation() {
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const [series, setSeries] = React.useState(january);
  // <PieChart series={series} skipAnimation={skipAnimation} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setSeries(series === june ? january : june)}
        >
          {series === june ? 'Show January' : 'Show June'}
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skipAnimation}
              onChange={(_event, checked) => setSkipAnimation(checked)}
            />
          }
          label="skipAnimation"
        />
      </Stack>
      <PieChart
        title="Support tickets by channel"
        skipAnimation={skipAnimation}
        series={series}
        height={220}
      />
    </Stack>
  );
}
