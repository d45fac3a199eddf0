import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {LineChart} from '@mui/x-charts/LineChart';

export default function DomainLimits() {
  const [domainLimit, setDomainLimit] = React.useState<'strict' | 'nice'>('strict');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={domainLimit}
        onChange={(event, value) => value && setDomainLimit(value)}
        aria-label="Domain limit"
      >
        <ToggleButton value="strict">strict</ToggleButton>
        <ToggleButton value="nice">nice</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        title="Water level of a river in May"
        xAxis={[
          {data: [3, 5, 8, 13, 17, 21, 26, 28], domainLimit, label: 'Day of May'},
        ]}
        yAxis={[{min: 0, label: 'Water level (m)'}]}
        series={[
          {data: [2.9, 2.4, 2.6, 1.8, 1.4, 1.7, 1.2, 1.3], label: 'Water level'},
        ]}
        hideLegend
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
