import * as React from 'react';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {guests, hours, weekdays} from '../data/loaves';

export default function CellLabels() {
  return (
    // #region preview
    <Heatmap
      xAxis={[{data: hours}]}
      yAxis={[{data: weekdays}]}
      zAxis={[{colorMap: {type: 'continuous', min: 0, max: 60, color: ['#eef4fd', '#7fb0ee']}}]}
      series={[{data: guests, label: 'Guests'}]}
      slots={{cell: LabelledCell}}
      height={300}
    />
    // #endregion
  );
}

interface CellProps extends React.SVGProps<SVGRectElement> {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: {color: string; value: number};
}

function LabelledCell({ownerState, x, y, width, height, ...props}: CellProps) {
  return (
    <React.Fragment>
      <rect
        {...props}
        x={x + 1}
        y={y + 1}
        width={width - 2}
        height={height - 2}
        rx={3}
        fill={ownerState.color}
      />
      <text
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={12}
        fill="#10233f"
        pointerEvents="none"
      >
        {width > 20 ? ownerState.value : ''}
      </text>
    </React.Fragment>
  );
}
