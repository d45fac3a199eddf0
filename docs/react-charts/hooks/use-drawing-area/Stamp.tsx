import {BarChart} from '@mui/x-charts/BarChart';
import {useDrawingArea} from '@mui/x-charts/hooks';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', max: 320, width: 60}];
const series = [{data: [142, 158, 197, 263], label: 'Revenue'}];

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

// <BarChart …><Stamp text="Preliminary" /></BarChart>
// #endregion

export default function StampedChart() {
  return (
    <BarChart
      hideLegend
      title="Revenue by quarter (preliminary)"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={240}
    >
      <Stamp text="Preliminary" />
    </BarChart>
  );
}
