import {BarChart} from '@mui/x-charts/BarChart';
import {routes, seasons} from './data/ferries';

export default function FerryYear() {
  return (
    <BarChart
      dataset={seasons}
      xAxis={[{scaleType: 'band', dataKey: 'season'}]}
      series={routes}
      tooltip={{trigger: 'axis'}}
      height={300}
    />
  );
}
