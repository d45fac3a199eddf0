import {useDrawingArea, useLineSeries, useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

// #region preview
function ValueLabels() {
  const series = useLineSeries('nights');
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const {top} = useDrawingArea();

  return (
    <g fill="currentColor" fontSize={12} textAnchor="middle" pointerEvents="none">
      {series?.data.map((value, index) =>
        value === null ? null : (
          <text
            key={months[index]}
            x={xScale(months[index]!)}
            y={Math.max(yScale(value) - 12, top)}
          >
            {series.valueFormatter(value, {dataIndex: index})}
          </text>
        ),
      )}
    </g>
  );
}

export default function NumberedLine() {
  return (
    <LineChart
      hideLegend
      title="Clear nights by month"
      xAxis={[
        {
          data: months,
          scaleType: 'point',
          tickLabelInterval: (_, index) => index % 2 === 0,
        },
      ]}
      yAxis={[{min: 0, max: 20, label: 'Clear nights'}]}
      series={[{id: 'nights', data: climate.clearNights, label: 'Clear nights'}]}
      height={240}
    >
      <ValueLabels />
    </LineChart>
  );
}
// #endregion
