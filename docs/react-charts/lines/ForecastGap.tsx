import {LineChart} from '@mui/x-charts/LineChart';

export default function ForecastGap() {
  return (
    // #region preview
    <LineChart
      title="Members per year, counted and expected"
      xAxis={[
        {
          data: ['2020', '2021', '2022', '2023', '2024', '2025', '2026'],
          scaleType: 'point',
        },
      ]}
      yAxis={[{label: 'Members', min: 0, width: 70}]}
      series={[
        // Shorter than the axis: the line ends in 2023.
        {data: [655, 720, 815, 930], label: 'Counted'},
        {
          // Leading nulls: the line starts in 2023.
          data: [null, null, null, 930, 1010, 1090, 1160],
          label: 'Expected',
          valueFormatter: (value) => (value === null ? null : `about ${value}`),
        },
      ]}
      height={300}
    />
    // #endregion
  );
}
