import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {PieChart} from '@mui/x-charts/PieChart';

const data = [
  {id: 'furniture', value: 437, label: 'Furniture'},
  {id: 'electronics', value: 372, label: 'Electronics'},
  {id: 'accessories', value: 298, label: 'Accessories'},
  {id: 'lighting', value: 141, label: 'Lighting'},
];

const CONTROLS = [
  {name: 'innerRadius', max: 90},
  {name: 'outerRadius', max: 110},
  {name: 'paddingAngle', max: 15},
  {name: 'cornerRadius', max: 30},
  {name: 'startAngle', min: -180, max: 180},
  {name: 'endAngle', min: -180, max: 360},
] as const;

export default function PieShape() {
  // #region preview
  const [shape, setShape] = React.useState({
    innerRadius: 40,
    outerRadius: 100,
    paddingAngle: 4,
    cornerRadius: 6,
    startAngle: -90,
    endAngle: 180,
  });

  // data: [{id: 'furniture', value: 437, label: 'Furniture'}, …]
  const series = React.useMemo(() => [{data, ...shape}], [shape]);
  // <PieChart series={series} … />
  // #endregion

  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 3,
        gridTemplateColumns: {sm: '1fr 220px'},
      }}
    >
      <PieChart title="Orders by category" hideLegend series={series} height={260} />
      <Box sx={{px: 2}}>
        {CONTROLS.map(({name, ...range}) => (
          <React.Fragment key={name}>
            <Typography variant="body2">{`${name}: ${shape[name]}`}</Typography>
            <Slider
              size="small"
              aria-label={name}
              value={shape[name]}
              onChange={(_event, value) =>
                setShape((prev) => ({...prev, [name]: value}))
              }
              {...range}
            />
          </React.Fragment>
        ))}
      </Box>
    </Box>
  );
}
