import {FunnelChart, funnelSectionClasses} from '@mui/x-charts-pro/FunnelChart';

// #region preview
const data = [
  {value: 4200, label: 'Viewed product', color: '#1f4e79'},
  {value: 2650, label: 'Added to cart', color: '#2a6399'},
  {value: 1480, label: 'Checked out', color: '#3a74ab'},
];
const series = [{data}];
const styles = {
  [`& .${funnelSectionClasses.label}`]: {fill: '#fff', fontSize: 18, fontWeight: 600},
};

export default function StyledLabels() {
  return (
    <FunnelChart
      series={series}
      sx={styles}
      height={260}
      title="Visitors of an online store by checkout step"
    />
  );
}
// #endregion
