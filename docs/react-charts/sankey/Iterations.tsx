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

export default function Iterations() {
  const [iterations, setIterations] = React.useState(0);
  const series = React.useMemo(
    () => ({data, iterations, valueFormatter: formatVisits}),
    [iterations],
  );
  // <SankeyChart series={series} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Typography variant="body2">{`iterations: ${iterations}`}</Typography>
      <Slider
        size="small"
        aria-label="iterations"
        min={0}
        max={20}
        value={iterations}
        onChange={(_event, value) => setIterations(value)}
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
