import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {websiteFlow} from '../data/websiteFlow';

// #region preview
const formatVisits = (value: number) => `${value} visits`;

// A link: {source: 'Search', target: 'Product page', value: 320}
const data = {links: websiteFlow};

export default function CurveCorrection() {
  const [curveCorrection, setCurveCorrection] = React.useState(10);
  const series = React.useMemo(
    () => ({data, linkOptions: {curveCorrection}, valueFormatter: formatVisits}),
    [curveCorrection],
  );
  // <SankeyChart series={series} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Typography variant="body2">{`curveCorrection: ${curveCorrection}`}</Typography>
      <Slider
        size="small"
        aria-label="curveCorrection"
        min={-40}
        max={60}
        value={curveCorrection}
        onChange={(_event, value) => setCurveCorrection(value)}
        sx={{maxWidth: 260, mx: 1}}
      />
      <SankeyChart
        series={series}
        height={300}
        title="Website visits by channel, page, and outcome"
      />
    </Stack>
  );
}
