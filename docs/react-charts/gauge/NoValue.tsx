import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {Gauge} from '@mui/x-charts/Gauge';

// #region preview
// A meter requires a value, so use the role img without one.
const imageProps = {
  role: 'img',
  'aria-valuemin': undefined,
  'aria-valuemax': undefined,
};

function ResponseTime({value}: {value: number | null}) {
  return (
    <Gauge
      value={value}
      valueMax={250}
      text={value === null ? 'No data' : `${value} ms`}
      height={180}
      aria-label="Response time, ms"
      {...(value === null && imageProps)}
    />
  );
}
// #endregion

export default function NoValue() {
  const [value, setValue] = React.useState<number | null>(null);

  return (
    <Stack spacing={1} sx={{width: '100%', alignItems: 'center'}}>
      <ResponseTime value={value} />
      <Button
        variant="outlined"
        size="small"
        onClick={() => setValue(value === null ? 185 : null)}
      >
        {value === null ? 'Connect to the server' : 'Disconnect'}
      </Button>
    </Stack>
  );
}
