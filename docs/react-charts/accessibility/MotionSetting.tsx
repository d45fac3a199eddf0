import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {BarChart} from '@mui/x-charts/BarChart';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', min: 0, max: 300, width: 60}];
const thisYear = [{data: [142, 158, 197, 263], label: 'Online', color: '#2563eb'}];
const lastYear = [{data: [118, 131, 160, 214], label: 'Online', color: '#2563eb'}];

export default function MotionSetting() {
  const [isAnimated, setIsAnimated] = React.useState(true);
  const [year, setYear] = React.useState(2025);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 2, flexWrap: 'wrap'}}>
        <Button variant="outlined" size="small" onClick={() => setYear(4049 - year)}>
          Show {4049 - year}
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={isAnimated}
              onChange={(event) => setIsAnimated(event.target.checked)}
            />
          }
          label="Animate charts"
        />
      </Stack>
      {/* #region preview */}
      {/* year: 2025, xAxis: [{data: ['Q1', 'Q2', …]}], yAxis: [{label: 'Revenue ($1,000)'}] */}
      {/* const [isAnimated, setIsAnimated] = React.useState(true); */}
      {/* thisYear and lastYear: [{data: [142, 158, 197, 263], label: 'Online'}] */}
      <BarChart
        title={`Online revenue by quarter, ${year}`}
        skipAnimation={!isAnimated}
        series={year === 2025 ? thisYear : lastYear}
        xAxis={xAxis}
        yAxis={yAxis}
        hideLegend
        height={260}
      />
      {/* #endregion */}
    </Stack>
  );
}
