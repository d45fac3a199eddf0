import {BarChart} from '@mui/x-charts/BarChart';
import {delays} from '../data/ferries';

const quarter = (index: number) => `Q${Math.floor(index / 3) + 1}`;

export default function GroupedTicks() {
  return (
    // #region preview
    <BarChart
      hideLegend
      xAxis={[
        {
          data: delays.months.slice(0, 6),
          scaleType: 'band',
          height: 60,
          groups: [
            {getValue: (month: string) => month},
            {getValue: (month: string, index) => quarter(index), tickSize: 24},
          ],
        },
      ]}
      series={[{data: delays.minutes.slice(0, 6), label: 'Minutes late'}]}
      height={300}
    />
    // #endregion
  );
}
