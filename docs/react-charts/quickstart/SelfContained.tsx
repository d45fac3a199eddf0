import {BarChart} from '@mui/x-charts/BarChart';

const seasons = ['Winter', 'Spring', 'Summer', 'Autumn'];

export default function SelfContained() {
  return (
    // #region preview
    <BarChart
      xAxis={[{data: seasons}]}
      series={[
        {data: [42, 58, 97, 63], label: 'Island', stack: 'boats'},
        {data: [61, 66, 72, 69], label: 'Harbour', stack: 'boats'},
      ]}
      yAxis={[{label: 'Passengers (thousands)', width: 60}]}
      grid={{horizontal: true}}
      borderRadius={4}
      slotProps={{tooltip: {trigger: 'axis'}}}
      height={300}
    />
    // #endregion
  );
}
