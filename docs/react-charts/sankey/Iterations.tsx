import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {flourLinks} from '../data/flours';

export default function Iterations() {
  const [iterations, setIterations] = React.useState(0);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Typography variant="body2">{`iterations: ${iterations}`}</Typography>
      <Slider
        size="small"
        aria-label="iterations"
        min={0}
        max={20}
        value={iterations}
        onChange={(event, value) => setIterations(value)}
        sx={{maxWidth: 260}}
      />
      {/* #region preview */}
      <SankeyChart
        // One link: {source: 'Hill mill', target: 'Rye', value: 320}
        series={{
          data: {links: flourLinks},
          iterations,
          valueFormatter: (value) => `${value} kg`,
        }}
        height={300}
        title="Flour by mill, kind and product, in kg a week"
      />
      {/* #endregion */}
    </Stack>
  );
}
