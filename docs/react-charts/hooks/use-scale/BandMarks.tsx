import {BarChart} from '@mui/x-charts/BarChart';
import {getValueToPositionMapper, useXScale, useYScale} from '@mui/x-charts/hooks';

// #region preview
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const targets = [20, 25, 40, 55, 65, 70];

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

export default function BandMarks() {
  return (
    <BarChart
      hideLegend
      title="Solar electricity by month, with a target for each month"
      xAxis={[{data: months}]}
      yAxis={[{label: 'Electricity (MWh)'}]}
      series={[{data: [14, 23, 42, 58, 71, 76], label: 'Produced', color: '#d99a1c'}]}
      height={260}
    >
      <Targets />
    </BarChart>
  );
}
// #endregion
