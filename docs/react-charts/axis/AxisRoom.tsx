import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';

const products = ['Sourdough rye', 'Spelt rolls', 'Butter croissants', 'Lemon cakes'];

export default function AxisRoom() {
  const [width, setWidth] = React.useState(80);

  return (
    <Stack sx={{width: '100%'}}>
      <Typography variant="body2">width: {width}</Typography>
      <Slider
        size="small"
        min={20}
        max={140}
        value={width}
        onChange={(event, value) => setWidth(value)}
        aria-label="Width of the y-axis"
        sx={{mx: 1, width: 'auto'}}
      />
      {/* #region preview */}
      <BarChart
        hideLegend
        layout="horizontal"
        yAxis={[{data: products, width}]}
        xAxis={[{label: 'Pieces sold in a week'}]}
        series={[{data: [620, 480, 310, 140], label: 'Sold'}]}
        height={260}
        title="Pieces sold in a week by product"
      />
      {/* #endregion */}
    </Stack>
  );
}
