import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {routes, seasons} from '../data/ferries';

// #region preview
const slotProps = {
  toolbar: {
    printOptions: {disableToolbarButton: true},
    imageExportOptions: [
      {type: 'image/png', fileName: 'passengers'},
      {type: 'image/jpeg', fileName: 'passengers', quality: 0.8},
      {type: 'image/webp', fileName: 'passengers'},
    ],
  },
};

export default function ImageFormats() {
  return (
    <BarChartPro
      showToolbar
      slotProps={slotProps}
      title="Ferry passengers by season and route"
      dataset={seasons}
      xAxis={[{dataKey: 'season'}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={routes}
      height={260}
    />
  );
}
// #endregion
