import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import {SparkLineChart, type SparkLineChartProps} from '@mui/x-charts/SparkLineChart';

const downloads = [
  18200, 18900, 19400, 19100, 20600, 21800, 21500, 22900, 24100, 23600, 24800, 26300,
];
const weeks = downloads.map((_, index) => new Date(2025, 2, 3 + index * 7));

const formatDate = (date: Date) =>
  date.toLocaleDateString('en-US', {month: 'short', day: 'numeric'});

// #region preview
// downloads: [18200, 18900, …], weeks: [new Date(2025, 2, 3), new Date(2025, 2, 10), …]
const last = downloads.length - 1;
const xAxis = {data: weeks, scaleType: 'time', domainLimit: 'strict'} as const;
const yAxis = {min: 15000, max: 28000};
const axisHighlight = {x: 'line'} as const;

export default function DownloadsCard() {
  const [index, setIndex] = React.useState(last);
  const handleHighlight: SparkLineChartProps['onHighlightedAxisChange'] = (items) =>
    setIndex(items[0]?.dataIndex ?? last);
  // <SparkLineChart onHighlightedAxisChange={handleHighlight} showHighlight … />
  // #endregion

  return (
    <Card variant="outlined" sx={{width: 340, maxWidth: '100%', p: 2}}>
      <Typography variant="body2">
        Downloads, week of {formatDate(weeks[index]!)}
      </Typography>
      <Box sx={{display: 'flex', gap: 2, alignItems: 'center'}}>
        <Typography variant="h5" component="p" sx={{width: 90}}>
          {downloads[index]!.toLocaleString('en-US')}
        </Typography>
        <Box sx={{flex: 1, minWidth: 0}}>
          <SparkLineChart
            title="Downloads per week since March 3, rising from 18,200 to 26,300"
            data={downloads}
            xAxis={xAxis}
            yAxis={yAxis}
            axisHighlight={axisHighlight}
            onHighlightedAxisChange={handleHighlight}
            showHighlight
            height={56}
          />
        </Box>
      </Box>
    </Card>
  );
}
