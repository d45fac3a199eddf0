import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

export default function SeriesTypes() {
  const [type, setType] = React.useState<'bar' | 'line'>('line');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={type}
        onChange={(event, value) => value && setType(value)}
        aria-label="Type of the second series"
      >
        <ToggleButton value="line">line</ToggleButton>
        <ToggleButton value="bar">bar</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <ChartContainer
        xAxis={[{data: ['Winter', 'Spring', 'Summer', 'Autumn'], scaleType: 'band'}]}
        yAxis={[{label: 'Passengers, thousands', min: 0}]}
        series={[
          {type: 'bar', data: [61, 66, 72, 69], label: 'Harbor'},
          {type, data: [42, 58, 97, 63], label: 'Island'},
        ]}
        height={260}
        title="Ferry passengers by season"
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
      {/* #endregion */}
    </Stack>
  );
}
