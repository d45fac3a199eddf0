import {BarChart} from '@mui/x-charts/BarChart';

// #region preview
const piers = [
  {pier: 'Old Harbor', boats: 412},
  {pier: 'Lighthouse', boats: 268},
  {pier: 'Market Square', boats: 201},
  {pier: 'North Island', boats: 96},
  {pier: 'Boatyard', boats: 38},
];

export default function RankedBars() {
  return (
    <BarChart
      title="Boats per month at five piers"
      hideLegend
      dataset={piers}
      layout="horizontal"
      xAxis={[{position: 'none', domainLimit: 'strict'}]}
      yAxis={[{dataKey: 'pier', width: 110, disableLine: true, disableTicks: true}]}
      series={[{dataKey: 'boats', label: 'Boats per month', color: '#2f5fd0'}]}
      barLabel={({value}, {bar}) => (bar.width > 40 ? String(value) : null)}
      sx={{'& .MuiBarLabel-root': {fill: '#fff', fontWeight: 600}}}
      borderRadius={4}
      height={260}
    />
  );
}
// #endregion
