import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const data = [1, 8, 2, 8, 1, 8, 1];
const yAxis = {domainLimit: 'strict' as const};

// #region preview
// data: [1, 8, 2, 8, 1, 8, 1], yAxis: {domainLimit: 'strict'}
const thickLine = {'& .MuiLineElement-root': {strokeWidth: 6}};

interface ThickSparklineProps {
  offset: number;
}

function ThickSparkline({offset}: ThickSparklineProps) {
  return (
    <SparkLineChart
      title="A sparkline with a line width of 6 px"
      data={data}
      yAxis={yAxis}
      margin={12}
      clipAreaOffset={{top: offset, bottom: offset, left: offset, right: offset}}
      sx={thickLine}
      height={90}
    />
  );
}
// #endregion

export default function SparkClipping() {
  const [offset, setOffset] = React.useState(1);

  return (
    <Stack spacing={1} sx={{width: '100%', maxWidth: 360}}>
      <ThickSparkline offset={offset} />
      <Box sx={{px: 1}}>
        <Typography variant="body2">clipAreaOffset: {offset} px</Typography>
        <Slider
          aria-label="clipAreaOffset"
          size="small"
          min={0}
          max={8}
          value={offset}
          onChange={(_event, value) => setOffset(value)}
        />
      </Box>
    </Stack>
  );
}
