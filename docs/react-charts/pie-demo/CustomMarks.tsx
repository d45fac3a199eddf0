import type {ChartsLabelCustomMarkProps} from '@mui/x-charts/ChartsLabel';
import {PieChart} from '@mui/x-charts/PieChart';

/** An SVG element: a star. */
function Star({className, color}: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="-7 -7 14 14">
      <path
        className={className}
        d="M0-7 1.7-2.3H6.7L2.7.8 4.1 5.7 0 2.8-4.1 5.7-2.7.8-6.7-2.3H-1.7Z"
        fill={color}
      />
    </svg>
  );
}

// #region preview
/** An HTML element: a diamond. */
function Diamond({className, color}: ChartsLabelCustomMarkProps) {
  const transform = 'scale(0.7) rotate(45deg)';
  return (
    <div className={className} style={{transform, background: color, height: '100%'}} />
  );
}

const data = [
  {id: 'online', value: 760, label: 'Online', labelMarkType: 'circle' as const},
  {id: 'stores', value: 688, label: 'Stores', labelMarkType: Diamond},
  // Star returns an <svg> with the same className and color.
  {id: 'partners', value: 235, label: 'Partners', labelMarkType: Star},
];
const series = [{data, valueFormatter: ({value}: {value: number}) => `$${value}K`}];
// #endregion

export default function CustomMarks() {
  return (
    <PieChart
      title="Revenue by sales channel"
      series={series}
      width={220}
      height={220}
    />
  );
}
