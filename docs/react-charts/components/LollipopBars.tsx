import {BarChart, type BarProps} from '@mui/x-charts/BarChart';

// #region preview
function Lollipop({
  ownerState,
  x,
  y,
  width,
  height,
  onPointerEnter,
  onPointerLeave,
}: BarProps) {
  const middle = x + width / 2;
  const {color, isFaded} = ownerState;
  return (
    <g
      opacity={isFaded ? 0.4 : 1}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <path d={`M ${middle} ${y} v ${height}`} stroke={color} strokeWidth={4} />
      <circle cx={middle} cy={y} r={9} fill={color} />
    </g>
  );
}

const slots = {bar: Lollipop};

export default function LollipopBars() {
  return (
    <BarChart
      xAxis={[{data: ['Rye bread', 'Rolls', 'Croissants', 'Cakes', 'Cookies']}]}
      yAxis={[{label: 'Pieces sold', max: 700, width: 60}]}
      series={[
        {
          data: [620, 480, 310, 140, 60],
          label: 'Sold',
          highlightScope: {highlight: 'item', fade: 'global'},
        },
      ]}
      slots={slots}
      hideLegend
      height={280}
      title="Pieces sold in a week by product"
    />
  );
}
// #endregion
