import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const CATEGORIES = [
  {id: 'furniture', value: 437, label: 'Furniture'},
  {id: 'electronics', value: 372, label: 'Electronics'},
  {id: 'accessories', value: 298, label: 'Accessories'},
];
const CHANNELS = [
  {id: 'online', value: 612, label: 'Online'},
  {id: 'stores', value: 495, label: 'Stores'},
];

export default function AnimatedPie() {
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const [data, setData] = React.useState(CATEGORIES);
  const series = React.useMemo(() => [{data, innerRadius: 40}], [data]);
  // <PieChart series={series} skipAnimation={skipAnimation} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{alignItems: 'center'}}>
      <Stack direction="row" spacing={2}>
        <Button
          variant="outlined"
          size="small"
          onClick={() =>
            setData((prev) => (prev === CATEGORIES ? CHANNELS : CATEGORIES))
          }
        >
          Swap the data
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
        title="Orders by category or sales channel"
        hideLegend
        series={series}
        skipAnimation={skipAnimation}
        width={220}
        height={220}
      />
    </Stack>
  );
}
