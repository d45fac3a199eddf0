import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {ticketDays, ticketHours, tickets} from '../../../data/ticketHours';
import './styles.css';

const xAxis = [{data: ticketHours, label: 'Hour'}];
const yAxis = [{data: ticketDays}];
const highlightScope = {highlight: 'item'} as const;
const series = [{data: tickets, label: 'Tickets', highlightScope}];

export default function StyledHeatmap() {
  return (
    // #region preview
    <div className="ticket-hours">
      <Heatmap
        xAxis={xAxis} // [{data: ['8 AM', …], label: 'Hour'}]
        yAxis={yAxis} // [{data: ['Mon', …]}]
        series={series} // [{data: [[0, 0, 28], …], highlightScope}]
        height={300}
      >
        <title>Support tickets by weekday and hour</title>
      </Heatmap>
    </div>
    // #endregion
  );
}
