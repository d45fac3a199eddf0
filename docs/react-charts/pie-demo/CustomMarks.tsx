import type {ChartsLabelCustomMarkProps} from '@mui/x-charts/ChartsLabel';
import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
/** An HTML element: a diamond. */
function Diamond({className, color}: ChartsLabelCustomMarkProps) {
  return (
    <div
      className={className}
      style={{transform: 'scale(0.7) rotate(45deg)', background: color, height: '100%'}}
    />
  );
}

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

export default function CustomMarks() {
  return (
    <PieChart
      title="Electricity by source in 2024"
      series={[
        {
          data: [
            {id: 'wind', value: 1204, label: 'Wind', labelMarkType: 'circle'},
            {id: 'hydro', value: 953, label: 'Hydro', labelMarkType: Diamond},
            {id: 'solar', value: 873, label: 'Solar', labelMarkType: Star},
          ],
          valueFormatter: ({value}) => `${value} GWh`,
        },
      ]}
      width={220}
      height={220}
    />
  );
}
// #endregion
