import * as React from 'react';
import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {ticketDays, ticketHours, tickets} from '../data/ticketHours';

const xAxis = [{data: ticketHours, label: 'Hour'}];
const yAxis = [{data: ticketDays}];
const series = [{data: tickets, label: 'Tickets'}];
const zAxis = [
  {
    colorMap: {
      type: 'continuous' as const,
      min: 0,
      max: 60,
      color: ['#eef4fd', '#7fb0ee'] as const,
    },
  },
];

interface CellProps extends React.SVGProps<SVGRectElement> {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: {color: string; value: number};
}

// #region preview
// ownerState: {color: '#b4d0f5', value: 28, …}
function LabeledCell({ownerState, ...props}: CellProps) {
  const {x, y, width, height} = props;
  return (
    <React.Fragment>
      <rect {...props} fill={ownerState.color} />
      <text
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={12}
        fill="#10233f"
        pointerEvents="none"
      >
        {width > 20 && ownerState.value}
      </text>
    </React.Fragment>
  );
}
// #endregion

const slots = {cell: LabeledCell};

export default function CellLabels() {
  return (
    <Heatmap
      xAxis={xAxis}
      yAxis={yAxis}
      zAxis={zAxis}
      series={series}
      slots={slots}
      height={300}
    >
      <title>Support tickets by weekday and hour</title>
    </Heatmap>
  );
}
