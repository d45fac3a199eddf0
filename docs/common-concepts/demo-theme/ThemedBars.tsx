import {BarChart} from '@mui/x-charts/BarChart';

export default function ThemedBars() {
  return (
    // #region preview
    <BarChart
      title="Crossings by season, passengers first and freight"
      height={240}
      xAxis={[{data: ['Spring', 'Summer', 'Fall', 'Winter'], label: 'Season'}]}
      yAxis={[{label: 'Crossings', width: 60}]}
      series={[
        {data: [820, 1340, 910, 480], label: 'Passengers first'},
        {data: [610, 720, 690, 560], label: 'Freight'},
      ]}
    />
    // #endregion
  );
}
