import {BarChart} from '@mui/x-charts/BarChart';

const seasons = ['Winter', 'Spring', 'Summer', 'Autumn'];

export default function SelfContained() {
  return (
    // #region preview
    <BarChart
      xAxis={[{data: seasons, scaleType: 'band'}]}
      series={[
        {data: [42, 58, 97, 63], label: 'Island', stack: 'boats'},
        {data: [61, 66, 72, 69], label: 'Harbor', stack: 'boats'},
      ]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      grid={{horizontal: true}}
      borderRadius={4}
      tooltip={{trigger: 'axis'}}
      height={300}
    />
    // #endregion
  );
}
