import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {LineChart} from '@mui/x-charts/LineChart';

const xAxis = [
  {data: [1, 2, 3, 4, 5, 6, 7, 8], label: 'Year', tickMinStep: 1, tickMaxStep: 1},
];
const dollars = (value: number | null) =>
  value === null
    ? ''
    : `${value < 0 ? '−' : ''}$${Math.abs(value).toLocaleString('en-US')}`;
const series = [
  {
    data: [-320, -1800, -9400, -2600, 70, 3100, 24_000, 96_000],
    label: 'Profit',
    curve: 'linear' as const,
    valueFormatter: dollars,
  },
];

export default function SymlogConstant() {
  const [constant, setConstant] = React.useState(100);

  // #region preview
  // series: [{data: [-320, -1800, -9400, -2600, 70, 3100, 24000, 96000]}]
  const yAxis = React.useMemo(
    () => [
      {
        scaleType: 'symlog' as const,
        constant,
        label: 'Profit (symlog scale)',
        tickInterval: [-10_000, -1000, 0, 1000, 10_000, 100_000],
        valueFormatter: dollars, // dollars(1000) is '$1,000'.
        width: 90,
      },
    ],
    [constant],
  );
  // <LineChart xAxis={xAxis} yAxis={yAxis} series={series} … />
  // #endregion

  return (
    <Stack sx={{width: '100%'}}>
      <Typography variant="body2">constant: {constant}</Typography>
      <Slider
        size="small"
        min={1}
        max={1000}
        value={constant}
        onChange={(_event, value) => setConstant(value)}
        aria-label="constant"
        sx={{mx: 1, width: 'auto'}}
      />
      <LineChart
        title="Yearly profit of a start-up on a symlog scale"
        hideLegend
        grid={{horizontal: true}}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={300}
      />
    </Stack>
  );
}
