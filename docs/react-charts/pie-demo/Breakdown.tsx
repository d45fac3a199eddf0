import {PieChart, pieArcLabelClasses} from '@mui/x-charts/PieChart';

// #region preview
const channels = [
  {id: 'online', value: 760, label: 'Online', color: '#1f5fa8'},
  {id: 'stores', value: 488, label: 'Stores', color: '#9a4a12'},
];
// The values of the first three regions add up to 760, the others to 488.
const regions = [
  {id: 'online-east', value: 340, label: 'East', color: '#5b93d3'},
  {id: 'online-west', value: 270, label: 'West', color: '#86b0e0'},
  {id: 'online-south', value: 150, label: 'South', color: '#b0cdec'},
  {id: 'stores-east', value: 290, label: 'East', color: '#dd8a4f'},
  {id: 'stores-west', value: 198, label: 'West', color: '#ecb68f'},
];
const arcLabel = 'label' as const;
const series = [
  {id: 'channels', data: channels, outerRadius: '50%', arcLabel},
  {data: regions, innerRadius: '52%', outerRadius: '80%', arcLabel},
];
// #endregion

const labelStyles = {
  [`& .${pieArcLabelClasses.root}`]: {fontSize: 13, fill: '#000'},
  [`& .${pieArcLabelClasses.series}-channels`]: {fill: '#fff'},
};

export default function Breakdown() {
  return (
    <PieChart
      title="Orders by sales channel and region"
      hideLegend
      series={series}
      sx={labelStyles}
      height={340}
    />
  );
}
