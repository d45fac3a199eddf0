import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {formatDay, summer} from '../data/summer';

const series = [{data: summer.passengers, label: 'Passengers per day'}];

export default function ZoomedBars() {
  return (
    // #region preview
    <BarChartPro
      title="Passengers of the island boat, day by day from May to August"
      xAxis={[
        {data: summer.days, scaleType: 'band', valueFormatter: formatDay, zoom: true},
      ]}
      yAxis={[{label: 'Passengers'}]}
      series={series}
      height={280}
    />
    // #endregion
  );
}
