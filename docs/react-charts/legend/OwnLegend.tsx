import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {useLegend} from '@mui/x-charts/hooks';
import {routes, seasons} from '../data/ferries';

// #region preview
function ChipLegend() {
  const {items} = useLegend();
  return (
    <Stack direction="row" sx={{gridArea: 'legend', gap: 1, p: 1, flexWrap: 'wrap'}}>
      {items.map(({id, label, color}) => (
        <Chip
          key={id}
          label={label}
          variant="outlined"
          size="small"
          sx={{borderColor: color, borderWidth: 2}}
        />
      ))}
    </Stack>
  );
}

export default function OwnLegend() {
  return (
    <BarChart
      dataset={seasons}
      xAxis={[{dataKey: 'season'}]}
      series={routes}
      slots={{legend: ChipLegend}}
      height={280}
    />
  );
}
// #endregion
