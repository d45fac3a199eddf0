import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import {useLegend} from '@mui/x-charts/hooks';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {data: [142, 158, 197, 263], label: 'Online'},
  {data: [161, 166, 172, 189], label: 'Stores'},
];

// #region preview
// An item: {id: …, label: 'Online', color: '#4254fb', …}
function ChipLegend() {
  const {items} = useLegend();
  return (
    <Stack direction="row" sx={{gridArea: 'legend', gap: 1, p: 1, flexWrap: 'wrap'}}>
      {items.map(({id, label, color}) => (
        <Chip
          key={id}
          label={label}
          size="small"
          variant="outlined"
          sx={{borderColor: color, borderWidth: 2}}
        />
      ))}
    </Stack>
  );
}

// Pass it to the chart: <BarChart slots={slots} … />
const slots = {legend: ChipLegend};
// #endregion

export default function OwnLegend() {
  return (
    <BarChart
      title="Revenue by quarter and sales channel"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slots={slots}
      height={280}
    />
  );
}
