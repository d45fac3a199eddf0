import {LineChart, type MarkElementProps} from '@mui/x-charts/LineChart';

// #region preview
const steps = [8200, 10400, 9100, 12300, 11800, 7600, 13900];

/** A flag on each point, filled on days above 10,000 steps. */
function FlagMark({x, y, color, dataIndex, isFaded, onClick}: MarkElementProps) {
  return (
    <path
      d="M 0 0 V -16 L 10 -12 L 0 -8"
      transform={`translate(${x} ${y})`}
      stroke={color}
      strokeWidth={2}
      fill={(steps[dataIndex] ?? 0) >= 10000 ? color : 'none'}
      opacity={isFaded ? 0.3 : 1}
      onClick={onClick}
    />
  );
}

export default function CustomMarks() {
  return (
    <LineChart
      title="Steps per day, with flags on days above 10,000"
      hideLegend
      xAxis={[
        {data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], scaleType: 'point'},
      ]}
      yAxis={[{label: 'Steps', width: 75, min: 0, max: 16000}]}
      series={[{data: steps, label: 'Steps', curve: 'linear'}]}
      slots={{mark: FlagMark}}
      height={300}
    />
  );
}
// #endregion
