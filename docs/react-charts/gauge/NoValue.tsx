import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {Gauge} from '@mui/x-charts/Gauge';

// Without a value there is nothing to measure: a picture, until there is one.
const noMeter = {role: 'img', 'aria-valuemin': undefined, 'aria-valuemax': undefined};

export default function NoValue() {
  const [value, setValue] = React.useState<number | null>(null);

  return (
    <Stack spacing={1} sx={{alignItems: 'center'}}>
      {/* #region preview */}
      <Gauge
        value={value}
        valueMax={250}
        text={(gauge) => (gauge.value === null ? 'no reading' : `${gauge.value} °C`)}
        width={180}
        height={180}
        aria-label="Oven, °C"
        {...(value === null && noMeter)}
      />
      {/* #endregion */}
      <Button variant="outlined" size="small" onClick={() => setValue(value === null ? 185 : null)}>
        {value === null ? 'Switch the probe on' : 'Switch the probe off'}
      </Button>
    </Stack>
  );
}
