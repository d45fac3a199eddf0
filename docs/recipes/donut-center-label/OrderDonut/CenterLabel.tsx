import {useDrawingArea} from '@mui/x-charts/hooks';

interface CenterLabelProps {
  value: string;
  name: string;
}

/** Two lines of text in the middle of a pie chart. Render it as a child of the chart. */
export function CenterLabel({value, name}: CenterLabelProps) {
  const {left, top, width, height} = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      fill="currentColor"
      pointerEvents="none"
    >
      <tspan fontSize={28} fontWeight={700}>
        {value}
      </tspan>
      <tspan x={left + width / 2} dy={22} fontSize={14}>
        {name}
      </tspan>
    </text>
  );
}
