import {BarChart} from '@mui/x-charts/BarChart';

export default function ValueLabels() {
  return (
    // #region preview
    <BarChart
      xAxis={[{data: ['Winter', 'Spring', 'Summer', 'Autumn'], label: 'Season'}]}
      yAxis={[{label: 'Passengers, thousands'}]}
      series={[{data: [42, 58, 97, 63], label: 'Island', color: '#4db6ac'}]}
      barLabel={({value}, {bar}) => (value && bar.height > 100 ? `${value}k` : null)}
      sx={{'& .MuiBarLabel-root': {fill: '#000'}}}
      hideLegend
      height={300}
      title="Passengers to the island by season"
    />
    // #endregion
  );
}
