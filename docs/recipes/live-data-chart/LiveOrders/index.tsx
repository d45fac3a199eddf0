import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {LineChart} from '@mui/x-charts/LineChart';
import {useInView} from './useInView';
import {useLiveOrders, WINDOW} from './useLiveOrders';

// The axis shows the ages of the values, which never change: from -29 to 0 seconds.
const xAxis = [
  {
    data: Array.from({length: WINDOW}, (_, index) => index - WINDOW + 1),
    domainLimit: 'strict' as const,
    valueFormatter: (age: number) => String(-age),
    tickInterval: [-20, -10, 0],
    label: 'Seconds ago',
  },
];
const yAxis = [{min: 0, max: 80, label: 'Orders per second', width: 55}];
const margin = {right: 32};

export default function LiveOrders() {
  // #region preview
  const ref = React.useRef<HTMLDivElement>(null);
  const inView = useInView(ref);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = React.useState<'run' | 'pause' | null>(null);
  const isOn = choice === null ? !reducedMotion : choice === 'run';

  const orders = useLiveOrders(isOn && inView); // [38, 41, …], one number per second
  const series = React.useMemo(
    () => [{data: orders, label: 'Orders per second', showMark: false}],
    [orders],
  );
  // <LineChart skipAnimation xAxis={xAxis} series={series} … />
  // #endregion

  return (
    <Stack ref={ref} spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 2, alignItems: 'center'}}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setChoice(isOn ? 'pause' : 'run')}
        >
          {isOn ? 'Pause' : 'Resume'}
        </Button>
        <Typography variant="body2">
          Latest: {orders.at(-1)} orders per second
        </Typography>
      </Stack>
      <LineChart
        hideLegend
        skipAnimation
        title={`Orders per second, last ${WINDOW} seconds`}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        margin={margin}
        height={280}
      />
    </Stack>
  );
}
