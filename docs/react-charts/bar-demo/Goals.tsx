import {BarChart} from '@mui/x-charts/BarChart';
import {useXScale, useYScale} from '@mui/x-charts/hooks';

// #region preview
const crossings = [
  {route: 'Island', sold: 82, goal: 75},
  {route: 'Harbor', sold: 64, goal: 70},
  {route: 'Night boat', sold: 47, goal: 40},
  {route: 'Castle tour', sold: 91, goal: 80},
];

const percent = (value: number | null) => `${value}%`;

/** A vertical mark at the goal of each route. */
function GoalMarks() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();

  return (
    <g stroke="currentColor" strokeWidth={3} strokeLinecap="round" pointerEvents="none">
      {crossings.map(({route, goal}) => (
        <path
          key={route}
          d={`M ${xScale(goal)} ${(yScale(route) ?? 0) - 5} v ${yScale.bandwidth() + 10}`}
        />
      ))}
    </g>
  );
}

export default function Goals() {
  return (
    <BarChart
      title="Seats sold per route, with goals"
      hideLegend
      dataset={crossings}
      layout="horizontal"
      xAxis={[
        {
          label: 'Seats sold',
          min: 0,
          max: 100,
          valueFormatter: percent,
          disableLine: true,
        },
      ]}
      yAxis={[
        {
          dataKey: 'route',
          width: 90,
          categoryGapRatio: 0.5,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[{dataKey: 'sold', label: 'Seats sold', valueFormatter: percent}]}
      grid={{vertical: true}}
      borderRadius={4}
      height={260}
    >
      <GoalMarks />
    </BarChart>
  );
}
// #endregion
