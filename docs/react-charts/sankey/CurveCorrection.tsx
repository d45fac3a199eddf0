import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {flourLinks} from '../data/flours';

export default function CurveCorrection() {
  const [curveCorrection, setCorrection] = React.useState(10);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Typography variant="body2">{`curveCorrection: ${curveCorrection}`}</Typography>
      <Slider
        size="small"
        aria-label="curveCorrection"
        min={-40}
        max={60}
        value={curveCorrection}
        onChange={(event, value) => setCorrection(value)}
        sx={{maxWidth: 260}}
      />
      {/* #region preview */}
      <SankeyChart
        series={{
          data: {links: flourLinks},
          linkOptions: {curveCorrection},
          valueFormatter: (value) => `${value} kg`,
        }}
        height={300}
        title="Flour by mill, kind and product, in kg a week"
      />
      {/* #endregion */}
    </Stack>
  );
}
