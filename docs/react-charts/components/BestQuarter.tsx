import {BarChart} from '@mui/x-charts/BarChart';
import {useBarSeries, useXAxis, useXScale, useYScale} from '@mui/x-charts/hooks';

// #region preview
function Flag({seriesId}: {seriesId: string}) {
  const series = useBarSeries(seriesId);
  const {data: categories = []} = useXAxis();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  if (!series) {
    return null;
  }
  const values = series.data.map((value) => value ?? 0);
  const best = values.indexOf(Math.max(...values));
  const x = (xScale(categories[best]) ?? 0) + xScale.bandwidth() / 2;
  const y = yScale(values[best]!);
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <path d="M 0 -2 l -6 -10 h 12 z" fill={series.color} />
      <text y={-18} textAnchor="middle" fill="currentColor" fontSize={13}>
        Most passengers
      </text>
    </g>
  );
}

export default function BestSeason() {
  return (
    <BarChart
      xAxis={[{data: ['Winter', 'Spring', 'Summer', 'Autumn']}]}
      yAxis={[{max: 120, label: 'Passengers, thousands'}]}
      series={[{id: 'island', data: [42, 58, 97, 63], label: 'Island'}]}
      hideLegend
      height={280}
      title="Passengers to the island by season"
    >
      <Flag seriesId="island" />
    </BarChart>
  );
}
// #endregion
