import * as React from 'react';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {guests, hours, weekdays} from '../data/loaves';

// #region preview
interface CellProps extends React.SVGProps<SVGRectElement> {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: {color: string; value: number};
}

function LabeledCell({ownerState, x, y, width, height, ...props}: CellProps) {
  return (
    <React.Fragment>
      <rect
        {...props}
        x={x}
        y={y}
        width={width}
        height={height}
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

export default function CellLabels() {
  return (
    <Heatmap
      xAxis={[{data: hours, label: 'Hour'}]}
      yAxis={[{data: weekdays}]}
      zAxis={[
        {
          colorMap: {
            type: 'continuous',
            min: 0,
            max: 60,
            color: ['#eef4fd', '#7fb0ee'],
          },
        },
      ]}
      series={[{data: guests, label: 'Guests'}]}
      slots={{cell: LabeledCell}}
      height={300}
    >
      <title>Guests by weekday and hour</title>
    </Heatmap>
  );
}
// #endregion
