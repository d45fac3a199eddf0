import {BarChart, type BarProps} from '@mui/x-charts/BarChart';
import {seasons} from '../data/ferries';

// #region preview
function Lollipop({ownerState, x, y, width, height, onPointerEnter, onPointerLeave}: BarProps) {
  const middle = x + width / 2;
  const {color, isFaded} = ownerState;
  return (
    <g opacity={isFaded ? 0.4 : 1} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      <path d={`M ${middle} ${y} v ${height}`} stroke={color} strokeWidth={4} />
      <circle cx={middle} cy={y} r={9} fill={color} />
    </g>
  );
}

const slots = {bar: Lollipop};
// #endregion

export default function LollipopBars() {
  return (
    <BarChart
      dataset={seasons}
      xAxis={[{dataKey: 'season'}]}
      yAxis={[{max: 120}]}
      series={[
        {dataKey: 'island', label: 'Island', highlightScope: {highlight: 'item', fade: 'global'}},
      ]}
      slots={slots}
      height={280}
    />
  );
}
