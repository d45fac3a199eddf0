import {BarChart} from '@mui/x-charts/BarChart';

const piers = ['Old Harbour', 'Lighthouse Point', 'Fish Market', 'North Mole', 'Castle Steps'];

export default function HorizontalBars() {
  return (
    // #region preview
    <BarChart
      layout="horizontal"
      yAxis={[{data: piers, width: 130}]}
      xAxis={[{label: 'Passengers per day'}]}
      series={[{data: [2140, 1760, 1230, 890, 410]}]}
      height={300}
    />
    // #endregion
  );
}
