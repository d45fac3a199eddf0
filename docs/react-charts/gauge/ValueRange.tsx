import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {Gauge} from '@mui/x-charts/Gauge';
import {flour} from '../data/bakery';

export default function ValueRange() {
  return (
    <Stack direction="row" spacing={3} sx={{justifyContent: 'center', flexWrap: 'wrap'}}>
      {(['rye', 'wheat', 'spelt'] as const).map((kind) => (
        <Stack key={kind} sx={{alignItems: 'center'}}>
          {/* #region preview */}
          <Gauge
            value={flour[kind]}
            valueMin={0}
            valueMax={flour.full}
            text={({value, valueMax}) => `${value} of ${valueMax} kg`}
            width={130}
            height={130}
            aria-label={`Flour in the store: ${kind}, kg`}
            sx={{fontSize: 13}}
          />
          {/* #endregion */}
          <Typography variant="body2">{kind}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
