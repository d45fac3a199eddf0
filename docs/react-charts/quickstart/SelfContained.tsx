import {BarChart} from '@mui/x-charts/BarChart';

export default function SelfContained() {
  return (
    // #region preview
    <BarChart
      title="Passengers of two ferry routes by season"
      xAxis={[{data: ['Winter', 'Spring', 'Summer', 'Fall']}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={[
        {data: [42, 58, 97, 63], label: 'Island', stack: 'boats'},
        {data: [61, 66, 72, 69], label: 'Harbor', stack: 'boats'},
      ]}
      grid={{horizontal: true}}
      borderRadius={4}
      slotProps={{tooltip: {trigger: 'axis'}}}
      height={300}
    />
    // #endregion
  );
}
