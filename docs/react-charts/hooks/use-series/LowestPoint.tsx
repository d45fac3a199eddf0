import {LineChart} from '@mui/x-charts/LineChart';
import {useLineSeries, useXScale, useYScale} from '@mui/x-charts/hooks';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const xAxis = [{data: weeks, label: 'Week', tickMinStep: 1}];
const yAxis = [{label: 'Units in stock', min: 0, width: 60}];
const series = [
  {
    id: 'stock',
    data: [412, 376, 331, 288, 240, 196, 151, 124, 320, 297, 255, 214],
    label: 'Standing desks',
  },
];

// #region preview
// weeks: [1, 2, 3, …], series: [{id: 'stock', data: [412, 376, 331, …]}]
function LowestPoint({seriesId}: {seriesId: string}) {
  const series = useLineSeries(seriesId);
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const values = series?.data.map((value) => value ?? Infinity) ?? [];
  const lowest = Math.min(...values);
  const week = weeks[values.indexOf(lowest)]!;

  return (
    <g transform={`translate(${xScale(week)} ${yScale(lowest)})`} fill="currentColor">
      <circle r={7} fill="none" stroke={series?.color} strokeWidth={2} />
      <text y={24} textAnchor="middle" fontSize={13} direction="ltr">
        {`${lowest} units`}
      </text>
    </g>
  );
}
// #endregion

export default function LowestLine() {
  return (
    <LineChart
      hideLegend
      title="Standing desks in stock by week"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={260}
    >
      <LowestPoint seriesId="stock" />
    </LineChart>
  );
}
