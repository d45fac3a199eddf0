import Stack from '@mui/material/Stack';
import {Gauge, gaugeClasses} from '@mui/x-charts/Gauge';

export default function BasicGauge() {
  return (
    // #region preview
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{flexWrap: 'wrap', justifyContent: 'center'}}
    >
      <Gauge width={140} height={140} value={64} aria-label="Seats taken" />
      <Gauge
        width={180}
        height={140}
        value={18}
        valueMin={-10}
        valueMax={40}
        startAngle={-110}
        endAngle={110}
        text={({value}) => `${value} °C`}
        cornerRadius="50%"
        aria-label="Temperature in the dome"
        sx={{[`& .${gaugeClasses.valueArc}`]: {fill: '#ef6c00'}}}
      />
    </Stack>
    // #endregion
  );
}
