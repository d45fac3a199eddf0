import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {useAnimatePieArc, useAnimatePieArcLabel} from '@mui/x-charts/hooks';
import {PieChart, type PieArcLabelProps, type PieArcProps} from '@mui/x-charts/PieChart';
import {channels, sales} from '../data/bakery';

// #region preview
function OutlinedSlice(props: PieArcProps) {
  const animated = useAnimatePieArc(props);
  return (
    <path {...animated} fill={props.color} fillOpacity={0.3} stroke={props.color} strokeWidth={2} />
  );
}

function CountOnSlice(props: PieArcLabelProps) {
  const {ref, x, y} = useAnimatePieArcLabel(props);
  return (
    <text ref={ref} x={x} y={y} textAnchor="middle" dominantBaseline="central" fill="currentColor">
      {props.formattedArcLabel}
    </text>
  );
}
// #endregion

export default function OwnSlices() {
  const [byKind, setByKind] = React.useState(true);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Button
        sx={{alignSelf: 'flex-start'}}
        variant="outlined"
        size="small"
        onClick={() => setByKind(!byKind)}
      >
        Swap the data
      </Button>
      <PieChart
        series={[
          {
            data: byKind ? sales : channels,
            innerRadius: 40,
            paddingAngle: 2,
            cornerRadius: 4,
            arcLabel: 'value',
            arcLabelMinAngle: 20,
          },
        ]}
        slots={{pieArc: OutlinedSlice, pieArcLabel: CountOnSlice}}
        slotProps={{tooltip: {trigger: 'none'}}}
        height={240}
      />
    </Stack>
  );
}
