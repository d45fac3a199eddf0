import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {defaultOnBeforeExport} from '@mui/x-charts-pro/models';
import {climate, months} from '../data/observatory';

// #region preview
function addTitle(iframe: HTMLIFrameElement) {
  defaultOnBeforeExport(iframe);
  const page = iframe.contentDocument;
  if (!page) {
    return;
  }
  const title = page.createElement('h1');
  title.textContent = 'Clear nights at the observatory';
  title.style.cssText = 'font: 600 20px sans-serif; margin: 16px';
  page.body.prepend(title);
  // Use the colors of the page, in case it's in dark mode.
  const {backgroundColor, color} = getComputedStyle(document.body);
  page.body.style.backgroundColor = backgroundColor;
  page.body.style.color = color;
}

const slotProps = {
  toolbar: {
    printOptions: {onBeforeExport: addTitle},
    imageExportOptions: [{type: 'image/png', onBeforeExport: addTitle}],
  },
};

export default function TitledExport() {
  return (
    <LineChartPro
      showToolbar
      hideLegend
      slotProps={slotProps}
      title="Clear nights by month"
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[{label: 'Nights'}]}
      series={[{data: climate.clearNights, label: 'Clear nights'}]}
      height={240}
    />
  );
}
// #endregion
