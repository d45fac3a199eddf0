import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {useLegend} from '@mui/x-charts/hooks';

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
      xAxis={[{data: ['Winter', 'Spring', 'Summer', 'Autumn']}]}
      yAxis={[{label: 'Passengers, thousands'}]}
      series={[
        {data: [42, 58, 97, 63], label: 'Island'},
        {data: [61, 66, 72, 69], label: 'Harbor'},
      ]}
      slots={{legend: ChipLegend}}
      height={280}
      title="Ferry passengers by season and route"
    />
  );
}
// #endregion
