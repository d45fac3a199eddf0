import {BarChart} from '@mui/x-charts/BarChart';

const ages = ['Under 18', 'From 18', 'From 35', 'From 50', 'From 65'];
const share = (value: number | null) => `${Math.abs(value ?? 0)}%`;

export default function Population() {
  return (
    // #region preview
    <BarChart
      layout="horizontal"
      yAxis={[{data: [...ages].reverse(), width: 80, categoryGapRatio: 0.1}]}
      xAxis={[{min: -35, max: 35, valueFormatter: share}]}
      series={[
        {data: [-18, -22, -25, -24, -11], stack: 'age', label: 'Summer', valueFormatter: share},
        {data: [29, 27, 19, 14, 11], stack: 'age', label: 'Winter', valueFormatter: share},
      ]}
      height={300}
    />
    // #endregion
  );
}
