import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {PieChart} from '@mui/x-charts/PieChart';

const series = [
  {
    data: [
      {id: 'furniture', value: 437, label: 'Furniture'},
      {id: 'electronics', value: 372, label: 'Electronics'},
      {id: 'accessories', value: 298, label: 'Accessories'},
    ],
  },
];

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
      {/* Without the legend, the pie is centered. */}
      <PieChart
        title="Orders by category"
        // [{data: [{id: 'furniture', value: 437, label: 'Furniture'}, …]}]
        series={series}
        hideLegend={hideLegend} // true or false
        height={220}
      />
      {/* #endregion */}
    </Stack>
  );
}
