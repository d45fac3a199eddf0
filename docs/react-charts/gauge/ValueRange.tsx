import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {Gauge} from '@mui/x-charts/Gauge';

// #region preview
const store = [
  {flour: 'Rye', kg: 64},
  {flour: 'Wheat', kg: 38},
  {flour: 'Spelt', kg: 12},
];

export default function ValueRange() {
  return (
    <Stack
      direction="row"
      spacing={3}
      sx={{justifyContent: 'center', flexWrap: 'wrap'}}
    >
      {store.map(({flour, kg}) => (
        <Stack key={flour} sx={{alignItems: 'center'}}>
          <Gauge
            value={kg}
            valueMin={0}
            valueMax={80}
            text={({value, valueMax}) => `${value} of ${valueMax} kg`}
            width={130}
            height={130}
            aria-label={`${flour} flour in the store`}
            aria-valuetext={`${kg} of 80 kg`}
            sx={{fontSize: 13}}
          />
          <Typography variant="body2">{flour}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
// #endregion
