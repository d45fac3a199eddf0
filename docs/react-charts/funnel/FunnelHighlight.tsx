import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];
const data = [
  {value: 820, label: 'Applied'},
  {value: 310, label: 'Screened'},
  {value: 96, label: 'Interviewed'},
];

export default function FunnelHighlight() {
  return (
    <FunnelChart
      colors={colors}
      series={[{data, highlightScope: {highlight: 'item', fade: 'global'}}]}
      height={260}
      title="Applicants by step of hiring"
    />
  );
}
// #endregion
