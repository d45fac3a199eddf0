import {useLineSeries, useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
// A series: {id: 'api', label: 'API', data: [146, 131, 138, 124, 119, 127, 116]}
function LineLabels() {
  const series = useLineSeries();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  return series.map(({id, label, data}) => (
    <text
      key={id}
      x={xScale(data.length) + 8}
      y={yScale(data.at(-1) ?? 0)}
      dominantBaseline="middle"
      direction="ltr"
      fontSize={13}
      fill="currentColor"
    >
      {typeof label === 'string' ? label : ''}
    </text>
  ));
}
// #endregion

const xAxis = [{data: [1, 2, 3, 4, 5, 6, 7], tickMinStep: 1, label: 'Deploy'}];
const yAxis = [{label: 'Response time (ms)', min: 0, width: 60}];
const series = [
  {id: 'api', data: [146, 131, 138, 124, 119, 127, 116], label: 'API', showMark: false},
  {
    id: 'search',
    data: [188, 172, 165, 159, 163, 148, 141],
    label: 'Search',
    showMark: false,
  },
];
const margin = {right: 72};

export default function EndLabels() {
  return (
    <LineChart
      title="Response time of the API and the search after each deploy"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      margin={margin}
      height={300}
    >
      <LineLabels />
    </LineChart>
  );
}
