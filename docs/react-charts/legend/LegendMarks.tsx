import type {ChartsLabelCustomMarkProps} from '@mui/x-charts/ChartsLabel';
import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

// #region preview
function Diamond({className, color}: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 10 10" width={14} height={14} aria-hidden>
      <path d="M5 0 L10 5 L5 10 L0 5 Z" className={className} fill={color} />
    </svg>
  );
}

export default function LegendMarks() {
  return (
    <LineChart
      xAxis={[{data: night.hours, label: 'Hours after sunset'}]}
      yAxis={[{label: 'Temperature, °C'}]}
      series={[
        {data: night.outside, label: 'Outside', labelMarkType: 'line', showMark: false},
        {data: night.dome, label: 'Dome', labelMarkType: 'circle'},
        {data: night.mirror, label: 'Mirror', labelMarkType: Diamond, shape: 'diamond'},
      ]}
      height={300}
      title="Temperature at three places of the observatory by hour"
    />
  );
}
// #endregion
