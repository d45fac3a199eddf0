import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {useLegend} from '@mui/x-charts/hooks';
import Chart from '../chart';

// #region preview
// An item: {id: …, label: 'Online', color: '#4254fb', …}
const chip = {px: 1.5, py: 0.25, fontSize: 14, listStyle: 'none', borderRadius: 4};

function Chips() {
  const {items} = useLegend();
  return (
    <Stack component="ul" direction="row" sx={{gap: 1, flexWrap: 'wrap', m: 0, p: 0}}>
      {items.map(({id, label, color}) => (
        <Box key={id} component="li" sx={{...chip, border: `2px solid ${color}`}}>
          {label}
        </Box>
      ))}
    </Stack>
  );
}
// #endregion

export default function LegendChips() {
  return (
    <Stack sx={{width: '100%'}}>
      <Chart legend={<Chips />} />
    </Stack>
  );
}
