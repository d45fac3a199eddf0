import * as React from 'react';
import {BarChart, barElementClasses} from '@mui/x-charts/BarChart';

const xAxis = [{data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']}];
const yAxis = [{label: 'Orders', min: 0, max: 500, width: 60}];

/** Renders the gradient from the bottom to the top, in the given units. */
function Gradient({id, units}: {id: string; units: string}) {
  return (
    <linearGradient id={id} gradientUnits={units} x1="0" y1="100%" x2="0" y2="0">
      <stop offset="0" stopColor="#3f7fd0" />
      <stop offset="1" stopColor="#d1495b" />
    </linearGradient>
  );
}

export default function GradientBars() {
  // #region preview
  const id = React.useId();
  // The legend and the tooltip use the first gradient, and the bars use the second.
  const series = React.useMemo(
    () => [
      {
        data: [320, 345, 338, 390, 412, 447],
        label: 'Orders',
        color: `url(#${id}-mark)`,
      },
    ],
    [id],
  );
  const sx = {[`& .${barElementClasses.root}`]: {fill: `url(#${id}-bars)`}};
  const gradients = (
    <defs>
      <Gradient id={`${id}-mark`} units="objectBoundingBox" />
      <Gradient id={`${id}-bars`} units="userSpaceOnUse" />
    </defs>
  );
  // #endregion

  return (
    <BarChart
      title="Orders by month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={sx}
      height={300}
    >
      {gradients}
    </BarChart>
  );
}
