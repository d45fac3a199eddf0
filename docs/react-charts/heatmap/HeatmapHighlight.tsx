import {Heatmap, heatmapClasses} from '@mui/x-charts-pro/Heatmap';
import {ticketDays, ticketHours, tickets} from '../data/ticketHours';

// #region preview
const xAxis = [{data: ticketHours, label: 'Hour', categoryGapRatio: 0.1}];
const yAxis = [{data: ticketDays, categoryGapRatio: 0.1}];
const highlightScope = {highlight: 'item', fade: 'global'} as const;
// A triplet: [0, 0, 28], which means 8 AM, Monday, 28 tickets
// ticketHours: ['8 AM', '9 AM', …], ticketDays: ['Mon', 'Tue', …]
const series = [{data: tickets, label: 'Tickets', highlightScope}];

const styles = {
  [`& .${heatmapClasses.highlighted}`]: {rx: '8px', filter: 'none'},
  [`& .${heatmapClasses.faded}`]: {filter: 'none', opacity: 0.45},
};

// <Heatmap xAxis={xAxis} yAxis={yAxis} series={series} sx={styles} height={300} />
// #endregion

export default function HeatmapHighlight() {
  return (
    <Heatmap xAxis={xAxis} yAxis={yAxis} series={series} sx={styles} height={300}>
      <title>Support tickets by weekday and hour</title>
    </Heatmap>
  );
}
