import {PieChart, pieArcClasses, pieClasses} from '@mui/x-charts/PieChart';

// #region preview
const data = [
  {id: 'paid', value: 1610, label: 'Paid'},
  {id: 'sent', value: 230, label: 'Sent'},
  {id: 'overdue', value: 190, label: 'Overdue'},
];
const series = [{id: 'invoices', data, innerRadius: 50}];

const sx = {
  [`& .${pieClasses.series}[data-series="invoices"] .${pieArcClasses.root}`]: {
    stroke: 'currentColor',
    strokeWidth: 1.5,
  },
  '& .MuiPieArc-data-index-2': {fillOpacity: 0.2, strokeDasharray: '4 3'},
  [`& .${pieArcClasses.root}:hover`]: {fillOpacity: 0.7},
};
// #endregion

export default function StyledPie() {
  return (
    <PieChart
      title="Invoices by status"
      series={series}
      width={220}
      height={220}
      sx={sx}
    />
  );
}
