import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {defaultOnBeforeExport} from '@mui/x-charts-pro/models';

const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'point' as const},
];
const yAxis = [{label: 'Solved tickets', min: 0, width: 60}];
const series = [{data: [412, 438, 397, 465, 502, 488], label: 'Solved tickets'}];

// #region preview
function addTitle(iframe: HTMLIFrameElement) {
  defaultOnBeforeExport(iframe);
  const {body} = iframe.contentDocument!;
  const title = document.createElement('h1');
  title.textContent = 'Support report, January to June 2025';
  title.style.cssText = 'font: 600 20px sans-serif; margin: 16px';
  body.prepend(title);
  // Without these colors, the text is light on white in dark mode.
  const {backgroundColor, color} = getComputedStyle(document.body);
  Object.assign(body.style, {backgroundColor, color});
}

const slotProps = {
  toolbar: {
    printOptions: {onBeforeExport: addTitle},
    imageExportOptions: [{type: 'image/png', onBeforeExport: addTitle}],
  },
};
// #endregion

export default function TitledExport() {
  return (
    <LineChartPro
      showToolbar
      hideLegend
      slotProps={slotProps}
      title="Solved support tickets by month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={240}
    />
  );
}
