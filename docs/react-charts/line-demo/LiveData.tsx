import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const WINDOW = 30; // seconds
const cpuLoad = (second: number) =>
  Math.round(50 + 22 * Math.sin(second / 5) + 9 * Math.sin(second));

export default function LiveData() {
  const [now, setNow] = React.useState(WINDOW);
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const interval = setInterval(() => setNow((second) => second + 1), 1000);
    return () => clearInterval(interval);
  }, [running]);

  // The chart gets new arrays only when the window moves.
  const {xAxis, series} = React.useMemo(() => {
    const seconds = Array.from(
      {length: WINDOW + 1},
      (_, index) => now - WINDOW + index,
    );
    return {
      xAxis: [{data: seconds, domainLimit: 'strict' as const, label: 'Time (s)'}],
      series: [{data: seconds.map(cpuLoad), label: 'CPU load (%)', showMark: false}],
    };
  }, [now]);

  return (
    <Stack spacing={1} sx={{width: '100%', alignItems: 'start'}}>
      <Button variant="outlined" size="small" onClick={() => setRunning(!running)}>
        {running ? 'Stop' : 'Start'}
      </Button>
      <LineChart
        title="CPU load over the last 30 seconds"
        hideLegend
        skipAnimation
        xAxis={xAxis}
        yAxis={[{min: 0, max: 100, label: 'CPU load (%)'}]}
        series={series}
        height={300}
      />
    </Stack>
  );
}
// #endregion
