import {BarChart} from '@mui/x-charts/BarChart';

const piers = [
  {pier: 'Old harbour', boats: 412},
  {pier: 'Lighthouse', boats: 268},
  {pier: 'Market square', boats: 201},
  {pier: 'North island', boats: 96},
  {pier: 'Boatyard', boats: 38},
];

export default function RankedBars() {
  return (
    // #region preview
    <BarChart
      hideLegend
      dataset={piers}
      layout="horizontal"
      xAxis={[{position: 'none', domainLimit: 'strict'}]}
      yAxis={[{dataKey: 'pier', width: 110, disableLine: true, disableTicks: true}]}
      series={[{dataKey: 'boats', label: 'Boats a month', minBarSize: 4}]}
      barLabel={({value}, {bar}) => (bar.width > 40 ? String(value) : null)}
      sx={{'& .MuiBarLabel-root': {fill: '#fff', fontWeight: 600}}}
      borderRadius={4}
      height={260}
    />
    // #endregion
  );
}
