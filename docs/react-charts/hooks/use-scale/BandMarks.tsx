import {BarChart} from '@mui/x-charts/BarChart';
import {getValueToPositionMapper, useXScale, useYScale} from '@mui/x-charts/hooks';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const targets = [200, 220, 240, 260, 280, 300];
const xAxis = [{data: months}];
const yAxis = [{label: 'Revenue ($1,000)', max: 350, width: 60}];
const series = [{data: [184, 231, 252, 247, 296, 318], label: 'Revenue'}];

// #region preview
// months: ['Jan', 'Feb', …], targets: [200, 220, …]
function Targets() {
  const toX = getValueToPositionMapper(useXScale<'band'>());
  const toY = getValueToPositionMapper(useYScale<'linear'>());
  return (
    <g fill="none" stroke="currentColor" strokeWidth={2} pointerEvents="none">
      {months.map((month, index) => (
        <circle key={month} cx={toX(month)} cy={toY(targets[index])} r={5} />
      ))}
    </g>
  );
}
// #endregion

export default function BandMarks() {
  return (
    <BarChart
      hideLegend
      title="Revenue by month, with a target for each month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={260}
    >
      <Targets />
    </BarChart>
  );
}
