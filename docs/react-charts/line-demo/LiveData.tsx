import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {LineChart} from '@mui/x-charts/LineChart';

const WINDOW = 30; // seconds
const yAxis = [{min: 0, max: 100, label: 'CPU load (%)', width: 60}];
const getCpuLoad = (second: number) =>
  Math.round(50 + 22 * Math.sin(second / 5) + 9 * Math.sin(second));

/** Returns the current second, which advances while `running` is true. */
function useClock(running: boolean) {
  const [now, setNow] = React.useState(WINDOW);
  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const interval = setInterval(() => setNow((second) => second + 1), 1000);
    return () => clearInterval(interval);
  }, [running]);
  return now;
}

export default function LiveData() {
  const [running, setRunning] = React.useState(false);
  const now = useClock(running);

  // #region preview
  // `now` is the current second. The chart gets new arrays only when it changes.
  const {xAxis, series} = React.useMemo(() => {
    const seconds = Array.from({length: 31}, (_, index) => now - 30 + index);
    const data = seconds.map(getCpuLoad); // [48, 57, 63, …]
    return {
      xAxis: [{data: seconds, domainLimit: 'strict' as const, label: 'Time (s)'}],
      series: [{data, label: 'CPU load (%)', showMark: false}],
    };
  }, [now]);

  // yAxis: [{min: 0, max: 100, label: 'CPU load (%)', width: 60}]
  const chart = (
    <LineChart
      title="CPU load over the last 30 seconds"
      hideLegend
      skipAnimation
      {...{xAxis, yAxis, series}}
      height={300}
    />
  );
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setRunning(!running)}
        sx={{alignSelf: 'start'}}
      >
        {running ? 'Stop' : 'Start'}
      </Button>
      {chart}
    </Stack>
  );
}
