import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';

const yAxis = [{min: 0, label: 'Open tickets'}];
const series = [{data: [29, 24, 26, 18, 14, 17, 12, 13], label: 'Open tickets'}];

export default function DomainLimits() {
  // #region preview
  const [domainLimit, setDomainLimit] = React.useState<'strict' | 'nice'>('strict');

  const xAxis = React.useMemo(
    () => [
      {
        data: [3, 5, 8, 13, 17, 21, 26, 28],
        domainLimit, // 'strict' or 'nice'
        label: 'Day of May',
      },
    ],
    [domainLimit],
  );
  // <LineChart xAxis={xAxis} … />
  // #endregion

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={domainLimit}
        onChange={(_event, value) => value !== null && setDomainLimit(value)}
        aria-label="Domain limit"
      >
        <ToggleButton value="strict">strict</ToggleButton>
        <ToggleButton value="nice">nice</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        title="Open tickets in May"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        hideLegend
        height={300}
      />
    </Stack>
  );
}
