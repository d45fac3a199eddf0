import {BarChart} from '@mui/x-charts/BarChart';
import {useXScale, useYScale} from '@mui/x-charts/hooks';

const percent = (value: number | null) => `${value}%`;

const xAxis = [
  {label: 'Deals closed', min: 0, max: 100, valueFormatter: percent, disableLine: true},
];
const yAxis = [
  {
    data: ['North', 'South', 'East', 'West'],
    width: 60,
    categoryGapRatio: 0.5,
    disableLine: true,
    disableTicks: true,
  },
];
const series = [
  {data: [82, 64, 47, 91], label: 'Deals closed', valueFormatter: percent},
];

// #region preview
const TARGETS = {North: 75, South: 70, East: 40, West: 80};

/** A vertical mark at the target of each region. */
function TargetMarks() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();
  const length = yScale.bandwidth() + 10;

  return (
    <g stroke="currentColor" strokeWidth={3} strokeLinecap="round" pointerEvents="none">
      {Object.entries(TARGETS).map(([region, target]) => (
        <path
          key={region}
          d={`M ${xScale(target)} ${(yScale(region) ?? 0) - 5} v ${length}`}
        />
      ))}
    </g>
  );
}
// #endregion

export default function Goals() {
  return (
    <BarChart
      title="Share of deals closed by region, with targets"
      hideLegend
      layout="horizontal"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      grid={{vertical: true}}
      borderRadius={4}
      height={260}
    >
      <TargetMarks />
    </BarChart>
  );
}
