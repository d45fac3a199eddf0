import {PieChart} from '@mui/x-charts/PieChart';
import './styles.css';

// #region preview
const data = [
  {id: 'paid', value: 1610, label: 'Paid'},
  {id: 'sent', value: 230, label: 'Sent'},
  {id: 'overdue', value: 190, label: 'Overdue'},
];
const series = [{id: 'invoices', data, innerRadius: 50}];

// styles.css: .status-pie [data-series='invoices'] .MuiPieArc-root {stroke: …}
// .status-pie .MuiPieArc-data-index-2 {fill-opacity: 0.2}
export default function StyledPie() {
  return (
    <PieChart
      className="status-pie"
      title="Invoices by status"
      series={series}
      width={220}
      height={220}
    />
  );
}
// #endregion
