import {useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart, lineElementClasses} from '@mui/x-charts/LineChart';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const thisYear = [560, 530, 780, 1020, 1450, 1930, 2610, 2580];

function LastLabel() {
  const x = useXScale<'point'>()(months[thisYear.length - 1]!) ?? 0;
  const y = useYScale<'linear'>()(thisYear.at(-1)!);
  return (
    <text
      x={x + 8}
      y={y - 8}
      direction="ltr"
      fill="currentColor"
      fontSize={14}
      fontWeight={600}
    >
      2025
    </text>
  );
}

// #region preview
const gray = {
  showMark: false,
  disableHighlight: true,
  color: 'rgb(128 128 128 / 45%)',
};
const series = [
  {...gray, label: '2023', data: [470, 440, 640, 860, 1190, 1610, 2290, 2350, 1520]},
  {...gray, label: '2024', data: [510, 500, 660, 940, 1310, 1700, 2380, 2490, 1570]},
  // thisYear: [560, 530, 780, 1020, 1450, 1930, 2610, 2580]
  {id: 'now', label: '2025', data: thisYear, color: '#4b7bec', showMark: false},
];
const wideLine = {
  [`& .${lineElementClasses.root}[data-series="now"]`]: {strokeWidth: 4},
};
// #endregion

const grid = {horizontal: true};
const xAxis = [{data: months.slice(0, 9), scaleType: 'point' as const}];
const yAxis = [
  {label: 'Orders', min: 0, width: 75, disableLine: true, disableTicks: true},
];

export default function ThisYear() {
  return (
    <LineChart
      title="Orders per month, this year compared with two earlier years"
      hideLegend
      grid={grid}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={wideLine}
      height={300}
    >
      <LastLabel />
    </LineChart>
  );
}
