import {Heatmap, type HeatmapProps} from '@mui/x-charts-pro/Heatmap';

export default function HeatmapPlayground(props: Partial<HeatmapProps>) {
  return (
    <Heatmap
      title="Support tickets by weekday and time"
      height={300}
      xAxis={[{data: ['Mon', 'Tue', 'Wed']}]}
      yAxis={[{data: ['Morning', 'Afternoon']}]}
      series={[
        {
          data: [
            [0, 0, 24],
            [0, 1, 31],
            [1, 0, 18],
            [1, 1, 27],
            [2, 0, 12],
            [2, 1, 35],
          ],
        },
      ]}
      {...props}
    />
  );
}
