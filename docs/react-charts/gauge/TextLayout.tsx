import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {Gauge, gaugeClasses, type GaugeValueTextProps} from '@mui/x-charts/Gauge';

const formatStorage: GaugeValueTextProps['text'] = ({value, valueMax}) =>
  `${value} of ${valueMax} GB`;

export default function TextLayout() {
  const [fontSize, setFontSize] = React.useState(32);
  const [y, setY] = React.useState(-8);

  return (
    <Stack sx={{width: '100%', alignItems: 'center'}}>
      <Stack direction="row" spacing={4}>
        <div>
          <Typography variant="body2">fontSize: {fontSize}</Typography>
          <Slider
            size="small"
            aria-label="fontSize"
            min={12}
            max={48}
            value={fontSize}
            onChange={(event, value) => setFontSize(value)}
            sx={{width: 120, display: 'block'}}
          />
        </div>
        <div>
          <Typography variant="body2">y: {y}</Typography>
          <Slider
            size="small"
            aria-label="y"
            min={-40}
            max={20}
            value={y}
            onChange={(event, value) => setY(value)}
            sx={{width: 120, display: 'block'}}
          />
        </div>
      </Stack>
      {/* #region preview */}
      <Gauge
        value={38}
        valueMax={60}
        startAngle={-90}
        endAngle={90}
        text={formatStorage} // ({value, valueMax}) => `${value} of ${valueMax} GB`
        height={180}
        sx={{
          [`& .${gaugeClasses.valueText}`]: {
            fontSize, // 32
            transform: `translate(0px, ${y}px)`, // y: -8
          },
        }}
        aria-label="Storage used, GB"
        aria-valuetext="38 of 60 GB"
      />
      {/* #endregion */}
    </Stack>
  );
}
