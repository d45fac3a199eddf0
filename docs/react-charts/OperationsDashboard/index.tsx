import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import type {ZoomData} from '@mui/x-charts-pro/models';
import {createSample, createSamples, type Sample} from './samples';

const BUCKETS = 120;
const time = new Intl.DateTimeFormat('en-US', {timeStyle: 'short'});
const formatTime = (value: Date) => time.format(value);
const margin = {left: 0, right: 8, top: 8, bottom: 0};

const METRICS = [
  {key: 'requests', label: 'Requests per second', color: '#1976d2'},
  {key: 'errors', label: 'Errors per second', color: '#d32f2f'},
  {key: 'latency', label: 'Latency (ms)', color: '#ed6c02'},
] as const;

/** The axes and the series of the three small charts. */
const metricXAxis = [
  {
    dataKey: 'time',
    scaleType: 'time' as const,
    valueFormatter: formatTime,
    tickNumber: 3,
  },
];
const metricYAxis = [{width: 36, tickNumber: 3, min: 0}];
const metricSeries = METRICS.map(({key, label, color}) => [
  {dataKey: key, label, color, area: true, showMark: false},
]);

/** The axes and the series of the chart with the zoom slider. */
const dayXAxis = [
  {
    id: 'time',
    dataKey: 'time',
    scaleType: 'time' as const,
    valueFormatter: formatTime,
    zoom: {minSpan: 2, slider: {enabled: true, preview: true}},
  },
];
const dayYAxis = [{width: 36, tickNumber: 2}];
const daySeries = [{dataKey: 'requests', color: METRICS[0].color, showMark: false}];

/** Averages the samples in equal intervals, so that a chart draws 120 points instead of 10,000. */
function toBuckets(samples: Sample[]): Sample[] {
  const size = Math.max(1, Math.ceil(samples.length / BUCKETS));
  const average = (part: Sample[], key: 'requests' | 'errors' | 'latency') =>
    Math.round(
      (part.reduce((sum, sample) => sum + sample[key], 0) / part.length) * 10,
    ) / 10;
  return Array.from({length: Math.ceil(samples.length / size)}, (_, index) => {
    const part = samples.slice(index * size, (index + 1) * size);
    return {
      time: part[0]!.time,
      requests: average(part, 'requests'),
      errors: average(part, 'errors'),
      latency: average(part, 'latency'),
    };
  });
}

export default function OperationsDashboard() {
  const [samples, setSamples] = React.useState(() => createSamples(10_000));
  const [isLive, setIsLive] = React.useState(false);
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([
    {axisId: 'time', start: 0, end: 100},
  ]);

  React.useEffect(() => {
    if (!isLive) {
      return undefined;
    }
    const timer = setInterval(
      () =>
        setSamples((prev) => [
          ...prev.slice(60),
          ...Array.from({length: 60}, (_, index) =>
            createSample(prev.at(-1)!.time.getTime() + (index + 1) * 8_640),
          ),
        ]),
      1_000,
    );
    return () => clearInterval(timer);
  }, [isLive]);

  // #region preview
  // samples: 10,000 objects. toBuckets averages them in 120 intervals.
  // zoomData: [{axisId: 'time', start: 0, end: 100}]
  const day = React.useMemo(() => toBuckets(samples), [samples]);

  // A sample: {time: new Date(2025, 10, 28, 9), requests: 512, errors: 2.1, latency: 118}
  const {start, end} = zoomData[0]!;
  const selected = React.useMemo(() => {
    const at = (percent: number) => Math.round((percent / 100) * samples.length);
    return toBuckets(samples.slice(at(start), Math.max(at(end), at(start) + 1)));
  }, [samples, start, end]);
  // #endregion

  return (
    <Box sx={{width: '100%'}}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: {xs: '1fr', md: 'repeat(3, 1fr)'},
        }}
      >
        {METRICS.map(({key, label}, index) => (
          <Paper key={key} variant="outlined" sx={{p: 1.5, minWidth: 0}}>
            <Typography variant="body2">{label}</Typography>
            <Typography variant="h5" component="p">
              {(
                selected.reduce((sum, sample) => sum + sample[key], 0) / selected.length
              ).toLocaleString('en-US', {maximumFractionDigits: 1})}
            </Typography>
            <LineChartPro
              title={label}
              height={120}
              margin={margin}
              dataset={selected}
              xAxis={metricXAxis}
              yAxis={metricYAxis}
              series={metricSeries[index]!}
              hideLegend
              skipAnimation
            />
          </Paper>
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          mt: 1,
        }}
      >
        <Typography variant="body2">
          {formatTime(selected[0]!.time)} – {formatTime(selected.at(-1)!.time)}
        </Typography>
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={isLive}
              onChange={(event) => setIsLive(event.target.checked)}
            />
          }
          label="Live"
        />
      </Box>
      <LineChartPro
        title="Requests in the last 24 hours"
        height={150}
        margin={margin}
        dataset={day}
        xAxis={dayXAxis}
        yAxis={dayYAxis}
        series={daySeries}
        zoomData={zoomData}
        onZoomChange={setZoomData}
        hideLegend
        skipAnimation
      />
    </Box>
  );
}
