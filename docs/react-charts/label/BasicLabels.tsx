import {BarChart} from '@mui/x-charts/BarChart';

export default function BasicLabels() {
  return (
    // #region preview
    <BarChart
      xAxis={[{data: ['Winter', 'Spring', 'Summer', 'Autumn'], label: 'Season'}]}
      yAxis={[{label: 'Passengers, thousands'}]}
      series={[
        {data: [42, 58, 97, 63], label: 'Island'},
        {data: [61, 66, 72, 69], label: 'Harbor'},
      ]}
      height={280}
      title="Ferry passengers by season and route"
    />
    // #endregion
  );
}
