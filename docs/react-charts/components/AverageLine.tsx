import {LineChart} from '@mui/x-charts/LineChart';
import {useDrawingArea, useLineSeries, useYScale} from '@mui/x-charts/hooks';
import {climate, months} from '../data/observatory';

// #region preview
function Average({seriesId}: {seriesId: string}) {
  const series = useLineSeries(seriesId);
  const {left, width} = useDrawingArea();
  const yScale = useYScale<'linear'>();
  if (!series) {
    return null;
  }
  const values = series.data.filter((value) => value !== null);
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  const y = yScale(average);
  return (
    <g pointerEvents="none">
      <path
        d={`M ${left} ${y} h ${width}`}
        stroke="currentColor"
        strokeDasharray="6 4"
      />
      <text
        x={left + width / 2}
        y={y + 16}
        textAnchor="middle"
        fill="currentColor"
        fontSize={12}
      >
        {`Average: ${average.toFixed(1)} nights`}
      </text>
    </g>
  );
}

export default function AverageLine() {
  return (
    <LineChart
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[{min: 0, label: 'Clear nights'}]}
      series={[{id: 'nights', data: climate.clearNights, label: 'Clear nights'}]}
      hideLegend
      height={280}
      title="Clear nights by month, with their average"
    >
      <Average seriesId="nights" />
    </LineChart>
  );
}
// #endregion
