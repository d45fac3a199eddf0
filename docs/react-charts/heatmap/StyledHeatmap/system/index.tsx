import {Heatmap, heatmapClasses} from '@mui/x-charts-pro/Heatmap';
import {ticketDays, ticketHours, tickets} from '../../../data/ticketHours';

const xAxis = [{data: ticketHours, label: 'Hour'}];
const yAxis = [{data: ticketDays}];
const highlightScope = {highlight: 'item'} as const;
const series = [{data: tickets, label: 'Tickets', highlightScope}];

export default function StyledHeatmap() {
  return (
    // #region preview
    <Heatmap
      xAxis={xAxis} // [{data: ['8 AM', …], label: 'Hour'}]
      yAxis={yAxis} // [{data: ['Mon', …]}]
      series={series} // [{data: [[0, 0, 28], …], highlightScope}]
      height={300}
      sx={{
        [`& .${heatmapClasses.cell}`]: {
          rx: '6px',
          stroke: 'rgb(128 128 128 / 60%)',
          strokeWidth: 1,
        },
        [`& .${heatmapClasses.highlighted}`]: {stroke: 'currentColor', strokeWidth: 3},
      }}
    >
      <title>Support tickets by weekday and hour</title>
    </Heatmap>
    // #endregion
  );
}
