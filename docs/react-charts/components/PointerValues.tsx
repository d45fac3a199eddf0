import * as React from 'react';
import {LineChart} from '@mui/x-charts/LineChart';
import {useDrawingArea, useYScale} from '@mui/x-charts/hooks';
import {climate, months} from '../data/observatory';

// #region preview
function PointerLine() {
  const {left, top, width, height} = useDrawingArea();
  const celsius = useYScale<'linear'>('celsius');
  const fahrenheit = useYScale<'linear'>('fahrenheit');
  const [pointer, setPointer] = React.useState<number | null>(null);
  const y = pointer ?? top + height / 2;

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
          setPointer(clientY - svg.top);
        }}
        onPointerLeave={() => setPointer(null)}
      />
      <g pointerEvents="none" fill="currentColor" fontSize={12}>
        <path
          d={`M ${left} ${y} h ${width}`}
          stroke="currentColor"
          strokeDasharray="4 4"
        />
        <text x={left + width / 2} y={y - 6} textAnchor="middle">
          {`${celsius.invert(y).toFixed(1)} °C = ${fahrenheit.invert(y).toFixed(1)} °F`}
        </text>
      </g>
    </g>
  );
}

export default function PointerValues() {
  return (
    <LineChart
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[
        {id: 'celsius', label: 'Temperature, °C', min: -10, max: 20},
        {
          id: 'fahrenheit',
          label: 'Temperature, °F',
          position: 'right',
          min: 14,
          max: 68,
        },
      ]}
      series={[{yAxisId: 'celsius', data: climate.mean, showMark: false}]}
      height={280}
      title="Mean temperature by month"
    >
      <PointerLine />
    </LineChart>
  );
}
// #endregion
