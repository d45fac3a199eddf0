import {BarChart} from '@mui/x-charts/BarChart';
import {useDrawingArea} from '@mui/x-charts/hooks';

// #region preview
function Stamp({text}: {text: string}) {
  const {left, top, width} = useDrawingArea();
  return (
    <text
      x={left + width - 8}
      y={top + 18}
      textAnchor="end"
      direction="ltr"
      fill="currentColor"
      fontSize={14}
      pointerEvents="none"
    >
      {text}
    </text>
  );
}

export default function StampedChart() {
  return (
    <BarChart
      hideLegend
      title="Library loans by quarter"
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4']}]}
      yAxis={[{label: 'Loans (thousands)', max: 40}]}
      series={[{data: [32.7, 30.8, 31.7, 36.4], label: 'Loans'}]}
      height={240}
    >
      <Stamp text="Preliminary" />
    </BarChart>
  );
}
// #endregion
