import Stack from '@mui/material/Stack';
import {Gauge} from '@mui/x-charts/Gauge';

export default function BasicGauges() {
  return (
    <Stack
      direction="row"
      spacing={3}
      sx={{justifyContent: 'center', flexWrap: 'wrap'}}
    >
      {/* #region preview */}
      <Gauge value={64} width={140} height={140} aria-label="Storage used, percent" />
      <Gauge
        value={64}
        startAngle={-90}
        endAngle={90}
        width={140}
        height={140}
        aria-label="Storage used, percent"
      />
      {/* #endregion */}
    </Stack>
  );
}
