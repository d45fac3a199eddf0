import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {ticketDays, ticketHours, tickets} from '../data/ticketHours';

const xAxis = [{data: ticketHours, label: 'Hour'}];
const yAxis = [{data: ticketDays}];
const colorMap = {
  type: 'continuous',
  min: 0,
  max: 60,
  color: ['#fff3e0', '#b3541e'],
} as const;

// #region preview
// A triplet: [0, 0, 28], which means 8 AM, Monday, 28 tickets
const series = [{data: tickets, label: 'Tickets'}];
// colorMap: {type: 'continuous', min: 0, max: 60, color: ['#fff3e0', '#b3541e']}
const zAxis = [{colorMap}];

const slotProps = {
  legend: {direction: 'vertical' as const, position: {vertical: 'middle' as const}},
};

// <Heatmap hideLegend={false} slotProps={slotProps} zAxis={zAxis} series={series} … />
// #endregion

export default function ContinuousLegend() {
  return (
    <Heatmap
      xAxis={xAxis}
      yAxis={yAxis}
      zAxis={zAxis}
      series={series}
      hideLegend={false}
      slotProps={slotProps}
      height={300}
    >
      <title>Support tickets by weekday and hour</title>
    </Heatmap>
  );
}
