import {FunnelChart, type FunnelItem} from '@mui/x-charts-pro/FunnelChart';

const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];

// #region preview
const data = [
  {value: 820, label: 'Applied'},
  {value: 310, label: 'Screened'},
  {value: 96, label: 'Interviewed'},
  {value: 24, label: 'Hired'},
];

// Shows no label in sections that are too narrow.
const sectionLabel = ({value}: FunnelItem) => (value > 90 ? {} : false);
const series = [{data, sectionLabel}];

// <FunnelChart series={series} height={300} />
// #endregion

export default function SelectedLabels() {
  return (
    <FunnelChart
      colors={colors}
      series={series}
      height={260}
      title="Applicants by hiring step"
    />
  );
}
