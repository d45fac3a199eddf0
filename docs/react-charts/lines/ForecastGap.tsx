import {LineChart} from '@mui/x-charts/LineChart';
import {climate, months} from '../data/observatory';

const measured = climate.mean.slice(0, 8);
const expected = [...Array.from({length: 7}, () => null), ...climate.mean.slice(7)];

export default function ForecastGap() {
  return (
    // #region preview
    <LineChart
      xAxis={[{data: months, scaleType: 'point'}]}
      series={[
        {data: measured, label: 'Measured, °C'},
        {
          data: expected,
          label: 'Usual, °C',
          valueFormatter: (value) => (value === null ? null : `${value}`),
        },
      ]}
      height={300}
    />
    // #endregion
  );
}
