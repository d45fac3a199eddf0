import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const data = [
  {id: 'paid', value: 1610, label: 'Paid'},
  {id: 'sent', value: 230, label: 'Sent'},
  {id: 'overdue', value: 190, label: 'Overdue'},
];
const series = [{id: 'invoices', data, innerRadius: 50}];

const arcs = [
  '[&_[data-series=invoices]_.MuiPieArc-root]:stroke-current',
  '[&_[data-series=invoices]_.MuiPieArc-root]:[stroke-width:1.5px]',
].join(' ');
const overdue = [
  '[&_.MuiPieArc-data-index-2]:[fill-opacity:0.2]',
  '[&_.MuiPieArc-data-index-2]:[stroke-dasharray:4_3]',
].join(' ');
const hover = '[&_.MuiPieArc-root:hover]:[fill-opacity:0.7]';
const className = `${arcs} ${overdue} ${hover}`;
// #endregion

export default function StyledPie() {
  return (
    <PieChart
      className={className}
      title="Invoices by status"
      series={series}
      width={220}
      height={220}
    />
  );
}
