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
  const animated = useAnimatePieArc(props); // {ref, d, visibility}
  return (
    <path {...animated} fill={props.color} fillOpacity={0.3} stroke={props.color} />
  );
}

function SliceLabel(props: PieArcLabelProps) {
  const {ref, x, y} = useAnimatePieArcLabel(props);
  return (
    <text ref={ref} x={x} y={y} textAnchor="middle" fill="currentColor">
      {props.formattedArcLabel}
    </text>
  );
}

const slots = {pieArc: OutlinedSlice, pieArcLabel: SliceLabel};
// <PieChart series={series} slots={slots} … />
// #endregion

const toSeries = (online: number, stores: number, partners: number) => [
  {
    data: [
      {id: 'online', value: online, label: 'Online'},
      {id: 'stores', value: stores, label: 'Stores'},
      {id: 'partners', value: partners, label: 'Partners'},
    ],
    innerRadius: 40,
    paddingAngle: 2,
    cornerRadius: 4,
    arcLabel: 'value' as const,
  },
];
const january = toSeries(310, 240, 90);
const june = toSeries(380, 220, 160);
const slotProps = {tooltip: {trigger: 'none' as const}};

export default function OwnSlices() {
  const [series, setSeries] = React.useState(january);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Button
        sx={{alignSelf: 'flex-start'}}
        variant="outlined"
        size="small"
        onClick={() => setSeries(series === june ? january : june)}
      >
        {series === june ? 'Show January' : 'Show June'}
      </Button>
      <PieChart
        title="Orders by sales channel"
        series={series}
        slots={slots}
        slotProps={slotProps}
        height={240}
      />
    </Stack>
  );
}
