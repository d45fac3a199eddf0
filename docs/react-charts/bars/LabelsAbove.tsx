import {BarChart, type BarLabelProps} from '@mui/x-charts/BarChart';
import {useAnimate} from '@mui/x-charts/hooks';

// #region preview
/** Draws the label 10 px above its bar and moves it along while the bar grows. */
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

export default function LabelsAbove() {
  return (
    <BarChart
      title="Orders per weekday"
      xAxis={[{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}]}
      yAxis={[{label: 'Orders', max: 120}]}
      series={[{data: [64, 71, 58, 83, 107], label: 'Orders'}]}
      barLabel="value"
      slots={{barLabel: LabelAbove}}
      hideLegend
      height={300}
    />
  );
}
// #endregion
