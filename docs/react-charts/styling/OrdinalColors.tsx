import {BarChart} from '@mui/x-charts/BarChart';
import {pier} from '../data/ferries';

export default function OrdinalColors() {
  return (
    // #region preview
    <BarChart
      hideLegend
      title="Passengers who arrived at a pier, by weekday"
      xAxis={[
        {
          data: pier.days, // ['Mon', 'Tue', …, 'Sun']
          colorMap: {
            type: 'ordinal',
            values: ['Sat', 'Sun'],
            colors: ['#d1495b', '#d9822b'],
            unknownColor: '#7f8fa6',
          },
        },
      ]}
      yAxis={[{label: 'Passengers'}]}
      series={[{data: pier.arrived, label: 'Arrived'}]}
      height={280}
    />
    // #endregion
  );
}
