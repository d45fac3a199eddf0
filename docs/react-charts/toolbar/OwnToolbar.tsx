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
import {dailyTraffic, formatDay} from '../data/dailyTraffic';

const xAxis = [
  {
    id: 'days',
    data: dailyTraffic.dates,
    scaleType: 'time' as const,
    valueFormatter: formatDay,
    zoom: true,
  },
];
const yAxis = [{label: 'Revenue ($)', width: 65}];
const series = [{data: dailyTraffic.revenue, label: 'Revenue', showMark: false}];
const initialZoom = [{axisId: 'days', start: 0, end: 60}];
const exportOptions = {type: 'image/png', fileName: 'revenue'};

const zoomInButton = <ToolbarButton size="small" aria-label="Zoom in" />;
const zoomOutButton = <ToolbarButton size="small" aria-label="Zoom out" />;
const saveButton = <ToolbarButton size="small" aria-label="Save as PNG" />;

// #region preview
// zoomInButton, zoomOutButton, and saveButton:
// <ToolbarButton size="small" aria-label="Zoom in" />
// exportOptions: {type: 'image/png', fileName: 'revenue'}
function RevenueToolbar() {
  return (
    <Toolbar aria-label="Chart">
      <Typography
        component="p"
        variant="subtitle2"
        sx={{marginInlineEnd: 'auto', px: 1}}
      >
        Revenue per day
      </Typography>
      <ChartsToolbarZoomInTrigger render={zoomInButton}>
        <AddIcon fontSize="small" />
      </ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger render={zoomOutButton}>
        <RemoveIcon fontSize="small" />
      </ChartsToolbarZoomOutTrigger>
      <ChartsToolbarImageExportTrigger render={saveButton} options={exportOptions}>
        <DownloadIcon fontSize="small" />
      </ChartsToolbarImageExportTrigger>
    </Toolbar>
  );
}
// #endregion

const slots = {toolbar: RevenueToolbar};

export default function OwnToolbar() {
  return (
    <LineChartPro
      showToolbar
      hideLegend
      slots={slots}
      title="Revenue per day in 2025"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      initialZoom={initialZoom}
      height={280}
    />
  );
}
