import {LineChart, type MarkElementProps} from '@mui/x-charts/LineChart';

// #region preview
const revenue = [8200, 10400, 9100, 12300, 11800, 7600, 13900];

/** Renders a flag at each point, filled on days with at least $10,000. */
function FlagMark({x, y, color, dataIndex, isFaded, onClick}: MarkElementProps) {
  return (
    <path
      d="M 0 0 V -16 L 10 -12 L 0 -8"
      transform={`translate(${x} ${y})`}
      stroke={color}
      strokeWidth={2}
      fill={(revenue[dataIndex] ?? 0) >= 10000 ? color : 'none'}
      opacity={isFaded ? 0.3 : 1}
      onClick={onClick}
    />
  );
}

const slots = {mark: FlagMark};
// #endregion

const xAxis = [
  {
    data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    scaleType: 'point' as const,
  },
];
const yAxis = [{label: 'Revenue ($)', width: 75, min: 0, max: 16000}];
const series = [{data: revenue, label: 'Revenue ($)', curve: 'linear' as const}];

export default function CustomMarks() {
  return (
    <LineChart
      title="Revenue per day, with flags on days with at least $10,000"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={slots}
      height={300}
    />
  );
}
