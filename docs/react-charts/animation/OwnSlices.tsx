import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {useAnimatePieArc, useAnimatePieArcLabel} from '@mui/x-charts/hooks';
import {
  PieChart,
  type PieArcLabelProps,
  type PieArcProps,
} from '@mui/x-charts/PieChart';

// #region preview
function OutlinedSlice(props: PieArcProps) {
  const animated = useAnimatePieArc(props);
  return (
    <path
      {...animated}
      fill={props.color}
      fillOpacity={0.3}
      stroke={props.color}
      strokeWidth={2}
    />
  );
}

function CountOnSlice(props: PieArcLabelProps) {
  const {ref, x, y} = useAnimatePieArcLabel(props);
  return (
    <text
      ref={ref}
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      fill="currentColor"
    >
      {props.formattedArcLabel}
    </text>
  );
}

const slots = {pieArc: OutlinedSlice, pieArcLabel: CountOnSlice};
const january = [
  {value: 310, label: 'Rye'},
  {value: 240, label: 'Rolls'},
  {value: 90, label: 'Cakes'},
];
const june = [
  {value: 180, label: 'Rye'},
  {value: 320, label: 'Rolls'},
  {value: 160, label: 'Cakes'},
];

export default function OwnSlices() {
  const [data, setData] = React.useState(january);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Button
        sx={{alignSelf: 'flex-start'}}
        variant="outlined"
        size="small"
        onClick={() => setData(data === june ? january : june)}
      >
        {data === june ? 'Show January' : 'Show June'}
      </Button>
      <PieChart
        series={[
          {data, innerRadius: 40, paddingAngle: 2, cornerRadius: 4, arcLabel: 'value'},
        ]}
        slots={slots}
        slotProps={{tooltip: {trigger: 'none'}}}
        height={240}
        title="Pieces sold a day by product"
      />
    </Stack>
  );
}
// #endregion
