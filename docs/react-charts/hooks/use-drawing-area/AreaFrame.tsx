import {LineChart} from '@mui/x-charts/LineChart';
import {useDrawingArea} from '@mui/x-charts/hooks';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const xAxis = [{data: months, scaleType: 'point' as const}];
const yAxis = [{label: 'Visitors (thousands)', min: 0}];
const series = [{data: [41, 44, 52, 49, 57, 63], label: 'Visitors', showMark: false}];

// #region preview
function Frame() {
  const {left, top, width, height, right, bottom} = useDrawingArea();
  const lines = [
    `left ${left}, top ${top}`,
    `width ${width}, height ${height}`,
    `right ${right}, bottom ${bottom}`,
  ];
  const x = left + width / 2;
  const y = top + height - 54;
  return (
    <g fill="currentColor" fontSize={12} textAnchor="middle" pointerEvents="none">
      <path d={`M${left} ${top}h${width}v${height}h${-width}z`} fillOpacity={0.06} />
      {lines.map((line, index) => (
        <text key={line} x={x} y={y + index * 18} direction="ltr">
          {line}
        </text>
      ))}
    </g>
  );
}
// #endregion

export default function AreaFrame() {
  return (
    <LineChart
      hideLegend
      title="Website visitors by month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={260}
    >
      <Frame />
    </LineChart>
  );
}
