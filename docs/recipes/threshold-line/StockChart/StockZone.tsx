import {useDrawingArea, useYScale} from '@mui/x-charts/hooks';

interface StockZoneProps {
  /** The values of the y-axis between which the zone is shaded. */
  from: number;
  to: number;
}

/** Shades the part of a chart between two values of its y-axis. Render it as a child of the chart. */
export function StockZone({from, to}: StockZoneProps) {
  const {left, top, width, height} = useDrawingArea();
  const scale = useYScale<'linear'>();
  const clamp = (y: number) => Math.min(Math.max(y, top), top + height);
  const upper = clamp(scale(to));
  const lower = clamp(scale(from));

  return (
    <rect
      x={left}
      y={upper}
      width={width}
      height={lower - upper}
      fill="#dc2626"
      fillOpacity={0.15}
      pointerEvents="none"
    />
  );
}
