import {BarChart, type BarLabelProps} from '@mui/x-charts/BarChart';
import {useAnimate} from '@mui/x-charts/hooks';

// #region preview
// Renders the label 10 px above its bar, and moves it while the bar grows.
function LabelAbove(props: BarLabelProps) {
  const {x, y, width, yOrigin, skipAnimation, children} = props;
  const animated = useAnimate<{x: number; y: number}, SVGTextElement>(
    {x: x + width / 2, y: y - 10},
    {
      initialProps: {x: x + width / 2, y: yOrigin},
      createInterpolator: (from, to) => (t) => ({
        x: from.x + (to.x - from.x) * t,
        y: from.y + (to.y - from.y) * t,
      }),
      transformProps: (position) => position,
      applyProps: (element, position) => {
        element.setAttribute('x', `${position.x}`);
        element.setAttribute('y', `${position.y}`);
      },
      skip: skipAnimation,
    },
  );

  return (
    <text {...animated} textAnchor="middle" fontSize={13} fill="currentColor">
      {children}
    </text>
  );
}
// #endregion

const slots = {barLabel: LabelAbove};

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
