import {useDrawingArea} from '@mui/x-charts/hooks';
import {PieChart} from '@mui/x-charts/PieChart';

function Percentage() {
  const {left, top, width, height} = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      direction="ltr"
      fill="currentColor"
      fontSize={24}
      fontWeight={600}
    >
      88%
    </text>
  );
}

// #region preview
const series = [
  {
    data: [
      {id: 'done', value: 88, label: 'Completed', color: '#3f6fe0'},
      {id: 'open', value: 12, label: 'Open', color: 'rgb(128 128 128 / 30%)'},
    ],
    innerRadius: '80%',
    cornerRadius: 8,
    valueFormatter: ({value}: {value: number}) => `${value}%`,
  },
];
// #endregion

export default function ProgressRing() {
  return (
    <PieChart
      title="88% of the tasks completed"
      hideLegend
      series={series}
      width={160}
      height={160}
    >
      <Percentage />
    </PieChart>
  );
}
