import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {data: [142, 158, 197, 263], label: 'Online'},
  {data: [161, 166, 172, 189], label: 'Stores'},
];

// #region preview
const slotProps = {
  toolbar: {
    printOptions: {disableToolbarButton: true},
    imageExportOptions: [
      {type: 'image/png', fileName: 'revenue'},
      {type: 'image/jpeg', fileName: 'revenue', quality: 0.8},
      {type: 'image/webp', fileName: 'revenue'},
    ],
  },
};

// Pass them to the chart: <BarChartPro showToolbar slotProps={slotProps} … />
// #endregion

export default function ImageFormats() {
  return (
    <BarChartPro
      showToolbar
      slotProps={slotProps}
      title="Revenue by quarter and sales channel"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={260}
    />
  );
}
