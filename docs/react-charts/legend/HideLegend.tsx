import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {PieChart} from '@mui/x-charts/PieChart';

export default function HideLegend() {
  const [hideLegend, setHideLegend] = React.useState(false);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={hideLegend}
            onChange={(event) => setHideLegend(event.target.checked)}
          />
        }
        label="hideLegend"
      />
      {/* #region preview */}
      <PieChart
        series={[
          {
            data: [
              {id: 'shop', value: 890, label: 'Shop'},
              {id: 'market', value: 430, label: 'Market'},
              {id: 'cafes', value: 290, label: 'Cafés'},
            ],
          },
        ]}
        hideLegend={hideLegend}
        height={220}
        title="Loaves sold in a week by channel"
      />
      {/* #endregion */}
    </Stack>
  );
}
