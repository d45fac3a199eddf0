import {BarChart} from '@mui/x-charts/BarChart';
import {solar} from '../data/solar';

export default function GroupedTicks() {
  return (
    // #region preview
    <BarChart
      hideLegend
      xAxis={[
        {
          data: solar.months.slice(0, 6),
          scaleType: 'band',
          height: 60,
          groups: [
            {getValue: (month: string) => month},
            {
              getValue: (month: string, index: number) =>
                `Q${Math.floor(index / 3) + 1}`,
              tickSize: 24,
            },
          ],
        },
      ]}
      yAxis={[{label: 'Energy, kWh', width: 60}]}
      series={[{data: solar.produced.slice(0, 6), label: 'Produced'}]}
      height={300}
      title="Energy produced by month, grouped by quarter"
    />
    // #endregion
  );
}
