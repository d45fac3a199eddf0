import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {Gauge} from '@mui/x-charts/Gauge';

const controls = [
  {name: 'startAngle', min: -180, max: 0},
  {name: 'endAngle', min: 0, max: 180},
  {name: 'innerRadius', min: 0, max: 90},
  {name: 'outerRadius', min: 50, max: 100},
  {name: 'cornerRadius', min: 0, max: 30},
] as const;

export default function GaugeShape() {
  const [shape, setShape] = React.useState({
    startAngle: -110,
    endAngle: 110,
    innerRadius: 70,
    outerRadius: 100,
    cornerRadius: 10,
  });
  const {startAngle, endAngle, innerRadius, outerRadius, cornerRadius} = shape;

  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 3,
        gridTemplateColumns: {sm: '1fr 220px'},
      }}
    >
      <div>
        {/* #region preview */}
        <Gauge
          value={72}
          startAngle={startAngle} // -110 degrees
          endAngle={endAngle} // 110 degrees
          innerRadius={`${innerRadius}%`} // '70%' of the largest radius
          outerRadius={`${outerRadius}%`} // '100%'
          cornerRadius={cornerRadius} // 10 px
          height={240}
          aria-label="CPU usage, percent"
        />
        {/* #endregion */}
      </div>
      <Box sx={{px: 2}}>
        {controls.map(({name, ...range}) => (
          <React.Fragment key={name}>
            <Typography variant="body2">{`${name}: ${shape[name]}`}</Typography>
            <Slider
              size="small"
              aria-label={name}
              value={shape[name]}
              onChange={(event, value) => setShape({...shape, [name]: value})}
              {...range}
            />
          </React.Fragment>
        ))}
      </Box>
    </Box>
  );
}
