import {BarChart} from '@mui/x-charts/BarChart';
import {useBarSeries, useXScale, useYScale} from '@mui/x-charts/hooks';
import {seasons} from '../data/ferries';

// #region preview
function Flag({seriesId}: {seriesId: string}) {
  const series = useBarSeries(seriesId);
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  if (!series) {
    return null;
  }
  const values = series.data.map((value) => value ?? 0);
  const best = values.indexOf(Math.max(...values));
  const x = (xScale(seasons[best]!.season) ?? 0) + xScale.bandwidth() / 2;
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
// #endregion

export default function BestSeason() {
  return (
    <BarChart
      dataset={seasons}
      xAxis={[{dataKey: 'season'}]}
      yAxis={[{max: 120}]}
      series={[{id: 'island', dataKey: 'island', label: 'Island, in thousands'}]}
      height={280}
    >
      <Flag seriesId="island" />
    </BarChart>
  );
}
