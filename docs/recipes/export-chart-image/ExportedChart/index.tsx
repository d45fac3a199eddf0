import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {useChartProApiRef} from '@mui/x-charts-pro/hooks';
import {addTitle} from './addTitle';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {data: [142, 158, 197, 263], label: 'Online', stack: 'revenue'},
  {data: [161, 166, 172, 189], label: 'Stores', stack: 'revenue'},
];
const options = {fileName: 'revenue-2025', onBeforeExport: addTitle};

export default function ExportedChart() {
  // #region preview
  // options: {fileName: 'revenue-2025', onBeforeExport: addTitle}
  const apiRef = useChartProApiRef<'bar'>();

  const savePng = () => apiRef.current?.exportAsImage(options);
  const saveJpeg = () =>
    apiRef.current?.exportAsImage({...options, type: 'image/jpeg', quality: 0.85});
  // <Button onClick={savePng}>Save as PNG</Button>
  // <BarChartPro apiRef={apiRef} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 1}}>
        <Button variant="outlined" size="small" onClick={savePng}>
          Save as PNG
        </Button>
        <Button variant="outlined" size="small" onClick={saveJpeg}>
          Save as JPEG
        </Button>
      </Stack>
      <BarChartPro
        apiRef={apiRef}
        title="Revenue by quarter and sales channel"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={280}
      />
    </Stack>
  );
}
