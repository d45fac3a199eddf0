import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {PieChart} from '@mui/x-charts/PieChart';
import {sales} from '../data/bakery';

const controls = [
  {name: 'innerRadius', max: 90},
  {name: 'outerRadius', max: 110},
  {name: 'paddingAngle', max: 15},
  {name: 'cornerRadius', max: 30},
  {name: 'startAngle', min: -180, max: 180},
  {name: 'endAngle', min: -180, max: 360},
] as const;

export default function PieShape() {
  const [shape, setShape] = React.useState({
    innerRadius: 40,
    outerRadius: 100,
    paddingAngle: 4,
    cornerRadius: 6,
    startAngle: -90,
    endAngle: 180,
  });

  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 3,
        gridTemplateColumns: {sm: '1fr 220px'},
      }}
    >
      {/* #region preview */}
      <PieChart
        title="Pieces sold by a bakery in one week"
        hideLegend
        series={[
          {
            data: sales,
            innerRadius: shape.innerRadius, // 40
            outerRadius: shape.outerRadius, // 100
            paddingAngle: shape.paddingAngle, // 4
            cornerRadius: shape.cornerRadius, // 6
            startAngle: shape.startAngle, // -90
            endAngle: shape.endAngle, // 180
          },
        ]}
        height={260}
      />
      {/* #endregion */}
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
