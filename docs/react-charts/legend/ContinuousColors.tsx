import {ContinuousColorLegend} from '@mui/x-charts/ChartsLegend';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const xAxis = [{label: 'Price ($)', min: 0, max: 600}];
const yAxis = [{label: 'Units sold', min: 0, max: 1400, width: 60}];
const series = [
  {
    label: 'Products',
    data: [
      {id: 'mouse', x: 29, y: 1182, z: 8},
      {id: 'lamp', x: 39, y: 914, z: 14},
      {id: 'webcam', x: 69, y: 782, z: 19},
      {id: 'keyboard', x: 119, y: 648, z: 22},
      {id: 'dock', x: 189, y: 521, z: 27},
      {id: 'chair', x: 289, y: 437, z: 34},
      {id: 'monitor', x: 379, y: 405, z: 31},
      {id: 'desk', x: 549, y: 372, z: 38},
    ],
  },
];
const colorMap = {
  type: 'continuous' as const,
  min: 0,
  max: 40,
  color: ['#e0523c', '#3f7fd0'] as const,
};
const zAxis = [{colorMap}];

// #region preview
// colorMap: {type: 'continuous', min: 0, max: 40, color: ['#e0523c', '#3f7fd0']}
// zAxis: [{colorMap}], data: [{id: 'mouse', x: 29, y: 1182, z: 8}, …]
const formatMargin = ({formattedValue}: {formattedValue: string}) =>
  `${formattedValue}%`;

const slots = {legend: ContinuousColorLegend};
const slotProps = {
  legend: {
    axisDirection: 'z' as const,
    labelPosition: 'extremes' as const,
    minLabel: formatMargin,
    maxLabel: formatMargin,
    sx: {width: 260},
  },
};

// <ScatterChart zAxis={zAxis} slots={slots} slotProps={slotProps} … />
// #endregion

export default function ContinuousColors() {
  return (
    <ScatterChart
      title="Products by price, units sold, and margin"
      xAxis={xAxis}
      yAxis={yAxis}
      zAxis={zAxis}
      series={series}
      slots={slots}
      slotProps={slotProps}
      height={320}
    />
  );
}
