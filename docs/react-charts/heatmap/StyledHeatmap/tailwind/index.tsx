import {Heatmap} from '@mui/x-charts-pro/Heatmap';
import {ticketDays, ticketHours, tickets} from '../../../data/ticketHours';

const xAxis = [{data: ticketHours, label: 'Hour'}];
const yAxis = [{data: ticketDays}];
const highlightScope = {highlight: 'item'} as const;
const series = [{data: tickets, label: 'Tickets', highlightScope}];

// #region preview
const cellStyles = [
  '[&_.MuiHeatmap-cell]:[rx:6px]',
  '[&_.MuiHeatmap-cell]:stroke-[rgb(128_128_128/60%)] [&_.MuiHeatmap-cell]:[stroke-width:1px]',
  '[&_.Charts-highlighted]:stroke-current [&_.Charts-highlighted]:[stroke-width:3px]',
];

export default function StyledHeatmap() {
  return (
    <div className={`w-full ${cellStyles.join(' ')}`}>
      <Heatmap
        xAxis={xAxis} // [{data: ['8 AM', …], label: 'Hour'}]
        yAxis={yAxis} // [{data: ['Mon', …]}]
        series={series} // [{data: [[0, 0, 28], …], highlightScope}]
        height={300}
      >
        <title>Support tickets by weekday and hour</title>
      </Heatmap>
    </div>
  );
}
// #endregion
