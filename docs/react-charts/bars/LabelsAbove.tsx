import {BarChart, type BarLabelProps} from '@mui/x-charts/BarChart';
import {useAnimateBarLabel} from '@mui/x-charts/hooks';

// #region preview
// Renders the label 10 px above its bar, and moves it while the bar grows.
function LabelAbove({children, ...props}: BarLabelProps) {
  const place = {...props, y: props.y - 10, height: 0};
  const {ref, x, y} = useAnimateBarLabel(place);
  return (
    <text ref={ref} x={x} y={y} textAnchor="middle" fontSize={13} fill="currentColor">
      {children}
    </text>
  );
}

const slots = {barLabel: LabelAbove};
// <BarChart barLabel="value" slots={slots} … />
// #endregion

const xAxis = [{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}];
const yAxis = [{label: 'Orders', max: 120}];
const series = [{data: [64, 71, 58, 83, 107], label: 'Orders'}];

export default function LabelsAbove() {
  return (
    <BarChart
      title="Orders per weekday"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      barLabel="value"
      slots={slots}
      hideLegend
      height={300}
    />
  );
}
