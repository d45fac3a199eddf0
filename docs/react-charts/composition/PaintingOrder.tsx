import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsGrid} from '@mui/x-charts/ChartsGrid';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';

export default function PaintingOrder() {
  const [gridInFront, setGridInFront] = React.useState(false);

  return (
    <Stack sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={gridInFront}
            onChange={(event) => setGridInFront(event.target.checked)}
          />
        }
        label="Grid after the bars"
      />
      {/* #region preview */}
      <ChartContainer
        xAxis={[{data: ['Winter', 'Spring', 'Summer', 'Autumn'], scaleType: 'band'}]}
        yAxis={[{label: 'Passengers, thousands'}]}
        series={[{type: 'bar', data: [61, 66, 72, 69], label: 'Harbor'}]}
        height={240}
        title="Passengers in the harbor by season"
      >
        {!gridInFront && <ChartsGrid horizontal />}
        <BarPlot />
        {gridInFront && <ChartsGrid horizontal />}
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
      {/* #endregion */}
    </Stack>
  );
}
