import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {PiecewiseColorLegend} from '@mui/x-charts-pro/ChartsLegend';
import {ticketDays, ticketHours, tickets} from '../data/ticketHours';

// #region preview
const xAxis = [{data: ticketHours, label: 'Hour'}];
const yAxis = [{data: ticketDays}];
const thresholds = [10, 25, 40];
const colors = ['#e3eefc', '#9dc3f0', '#4b86d1', '#1d4f96'];
const zAxis = [{colorMap: {type: 'piecewise' as const, thresholds, colors}}];
// A triplet: [0, 0, 28], which means 8 AM, Monday, 28 tickets
// ticketHours: ['8 AM', '9 AM', …], ticketDays: ['Mon', 'Tue', …]
const series = [{data: tickets, label: 'Tickets'}];

const slots = {legend: PiecewiseColorLegend};
const slotProps = {
  legend: {
    direction: 'horizontal' as const,
    position: {vertical: 'top' as const, horizontal: 'center' as const},
  },
};

// <Heatmap hideLegend={false} slots={slots} slotProps={slotProps} … />
// #endregion

export default function HeatmapLegend() {
  return (
    <Heatmap
      xAxis={xAxis}
      yAxis={yAxis}
      zAxis={zAxis}
      series={series}
      hideLegend={false}
      slots={slots}
      slotProps={slotProps}
      height={300}
    >
      <title>Support tickets by weekday and hour</title>
    </Heatmap>
  );
}
