import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {ticketDays, ticketHours, tickets} from '../data/ticketHours';

const xAxis = [{data: ticketHours, label: 'Hour'}];
const yAxis = [{data: ticketDays}];

// #region preview
// A triplet: [0, 0, 28], which means 8 AM, Monday, 28 tickets
// ticketHours: ['8 AM', '9 AM', …], ticketDays: ['Mon', 'Tue', …]
type Triplet = readonly [hour: number, weekday: number, count: number];

const formatTickets = ([hour, weekday, count]: Triplet) =>
  `${count} tickets on ${ticketDays[weekday]} at ${ticketHours[hour]}`;

const series = [{data: tickets, label: 'Support', valueFormatter: formatTickets}];

// <Heatmap xAxis={xAxis} yAxis={yAxis} series={series} height={300} />
// #endregion

export default function HeatmapTooltips() {
  return (
    <Heatmap xAxis={xAxis} yAxis={yAxis} series={series} height={300}>
      <title>Support tickets by weekday and hour</title>
    </Heatmap>
  );
}
