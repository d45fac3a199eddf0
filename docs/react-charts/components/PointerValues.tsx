import * as React from 'react';
import {LineChart} from '@mui/x-charts/LineChart';
import {useDrawingArea, useYScale} from '@mui/x-charts/hooks';

// #region preview
function PointerText({y}: {y: number}) {
  const celsius = useYScale<'linear'>('celsius');
  const fahrenheit = useYScale<'linear'>('fahrenheit');
  const {left, width} = useDrawingArea();
  const middle = left + width / 2;
  return (
    <g pointerEvents="none" fill="currentColor" fontSize={12}>
      <path d={`M ${left} ${y} h ${width}`} stroke="currentColor" />
      <text x={middle} y={y - 6} textAnchor="middle">
        {`${fahrenheit.invert(y).toFixed(1)} °F = ${celsius.invert(y).toFixed(1)} °C`}
      </text>
    </g>
  );
}
// #endregion

/** Follows the pointer; without a pointer, it's in the middle. */
function PointerLine() {
  const {left, top, width, height} = useDrawingArea();
  const [y, setY] = React.useState<number | null>(null);

  return (
    <g>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="transparent"
        onPointerMove={({clientY, currentTarget}) => {
          const svg = currentTarget.ownerSVGElement!.getBoundingClientRect();
          setY(clientY - svg.top);
        }}
        onPointerLeave={() => setY(null)}
      />
      <PointerText y={y ?? top + height / 2} />
    </g>
  );
}

const xAxis = [
  {
    data: ['6 AM', '8 AM', '10 AM', '12 PM', '2 PM', '4 PM'],
    scaleType: 'point' as const,
  },
];
const yAxis = [
  {id: 'fahrenheit', label: 'Temperature (°F)', min: 32, max: 50},
  {
    id: 'celsius',
    label: 'Temperature (°C)',
    position: 'right' as const,
    min: 0,
    max: 10,
  },
];
const series = [
  {
    yAxisId: 'fahrenheit',
    data: [37, 37, 38, 41, 40, 38],
    label: 'Cold store',
    showMark: false,
  },
];

export default function PointerValues() {
  return (
    <LineChart
      title="Temperature in a cold store by time of day"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={280}
    >
      <PointerLine />
    </LineChart>
  );
}
