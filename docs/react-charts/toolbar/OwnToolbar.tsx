import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/Download';
import RemoveIcon from '@mui/icons-material/Remove';
import Typography from '@mui/material/Typography';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {Toolbar, ToolbarButton} from '@mui/x-charts-pro/Toolbar';
import {formatDay, summer} from '../data/summer';

const xAxis = [
  {
    id: 'days',
    data: summer.days,
    scaleType: 'time',
    valueFormatter: formatDay,
    zoom: true,
  } as const,
];
const series = [{data: summer.degrees, label: 'Temperature at noon', showMark: false}];
const initialZoom = [{axisId: 'days', start: 0, end: 60}];

// #region preview
function DayToolbar() {
  return (
    <Toolbar aria-label="Chart">
      <Typography component="span" variant="subtitle2" sx={{marginInlineEnd: 2}}>
        Temperature at noon
      </Typography>
      <ChartsToolbarZoomInTrigger
        render={<ToolbarButton size="small" aria-label="Zoom in" />}
      >
        <AddIcon fontSize="small" />
      </ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger
        render={<ToolbarButton size="small" aria-label="Zoom out" />}
      >
        <RemoveIcon fontSize="small" />
      </ChartsToolbarZoomOutTrigger>
      <ChartsToolbarImageExportTrigger
        render={<ToolbarButton size="small" aria-label="Save as PNG" />}
        options={{type: 'image/png', fileName: 'temperature'}}
      >
        <DownloadIcon fontSize="small" />
      </ChartsToolbarImageExportTrigger>
    </Toolbar>
  );
}

const slots = {toolbar: DayToolbar};

export default function OwnToolbar() {
  return (
    <LineChartPro
      showToolbar
      hideLegend
      slots={slots}
      title="Temperature at noon, day by day from May to August"
      xAxis={xAxis}
      yAxis={[{label: 'Temperature (°C)'}]}
      series={series}
      initialZoom={initialZoom}
      height={280}
    />
  );
}
// #endregion
