import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';

// #region preview
const count = (value: number | null) => String(Math.abs(value ?? 0));

export default function Diverging() {
  return (
    <BarChart
      title="Arrivals and departures at a pier"
      xAxis={[
        {
          data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[{label: 'Passengers', width: 70, valueFormatter: count}]}
      series={[
        {
          data: [320, 280, 305, 340, 520],
          stack: 'day',
          label: 'Arrivals',
          valueFormatter: count,
        },
        {
          data: [-290, -310, -295, -330, -410],
          stack: 'day',
          label: 'Departures',
          valueFormatter: count,
        },
      ]}
      height={300}
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
// #endregion
