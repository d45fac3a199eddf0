import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {Gauge} from '@mui/x-charts/Gauge';

// #region preview
// Without a value, the gauge isn't a valid meter, so it becomes an image.
const imageProps = {
  role: 'img',
  'aria-valuemin': undefined,
  'aria-valuemax': undefined,
};

export default function NoValue() {
  const [value, setValue] = React.useState<number | null>(null);

  return (
    <Stack spacing={1} sx={{alignItems: 'center'}}>
      <Gauge
        value={value}
        valueMax={250}
        text={(gauge) => (gauge.value === null ? 'no reading' : `${gauge.value} °C`)}
        width={180}
        height={180}
        aria-label="Oven, °C"
        {...(value === null && imageProps)}
      />
      <Button
        variant="outlined"
        size="small"
        onClick={() => setValue(value === null ? 185 : null)}
      >
        {value === null ? 'Connect the sensor' : 'Disconnect the sensor'}
      </Button>
    </Stack>
  );
}
// #endregion
