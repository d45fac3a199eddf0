import {BarChart} from '@mui/x-charts/BarChart';

export default function SimpleBars() {
  return (
    // #region preview
    <BarChart
      title="Electricity by source and quarter"
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4']}]}
      yAxis={[{label: 'Electricity (GWh)'}]}
      series={[
        {data: [387, 229, 200, 388], label: 'Wind'},
        {data: [193, 333, 220, 207], label: 'Hydro'},
        {data: [113, 341, 333, 86], label: 'Solar'},
      ]}
      height={300}
    />
    // #endregion
  );
}
