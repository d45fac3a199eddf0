import {BarChart, type BarProps} from '@mui/x-charts/BarChart';

// #region preview
function Lollipop({ownerState, x, y, width, height, ...props}: BarProps) {
  const {color, isFaded} = ownerState;
  const middle = x + width / 2;
  return (
    <g
      opacity={isFaded ? 0.4 : 1}
      onPointerEnter={props.onPointerEnter}
      onPointerLeave={props.onPointerLeave}
    >
      <path d={`M ${middle} ${y} v ${height}`} stroke={color} strokeWidth={4} />
      <circle cx={middle} cy={y} r={9} fill={color} />
    </g>
  );
}

const slots = {bar: Lollipop};
// <BarChart series={[{data: [620, 480, …], highlightScope}]} slots={slots} … />
// #endregion

const xAxis = [{data: ['Chairs', 'Desks', 'Lamps', 'Shelves', 'Rugs']}];
const yAxis = [{label: 'Units sold', max: 700, width: 60}];
const series = [
  {
    data: [620, 480, 310, 140, 60],
    label: 'Units sold',
    highlightScope: {highlight: 'item', fade: 'global'} as const,
  },
];

export default function LollipopBars() {
  return (
    <BarChart
      title="Units sold in a week by product"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={slots}
      height={280}
    />
  );
}
