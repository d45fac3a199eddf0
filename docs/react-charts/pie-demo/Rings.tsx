import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const goals = [
  {id: 'seats', label: 'Seats sold', value: 86, color: '#d1495b'},
  {id: 'time', label: 'Boats on time', value: 72, color: '#3f9d67'},
  {id: 'crew', label: 'Crew at work', value: 94, color: '#4b7bec'},
];

export default function Rings() {
  return (
    <Stack
      direction="row"
      sx={{gap: 3, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center'}}
    >
      <Box sx={{width: 200}}>
        <PieChart
          title="Seats sold 86%, boats on time 72%, crew at work 94%"
          hideLegend
          series={goals.map(({id, label, value, color}, ring) => ({
            id,
            data: [
              {id: `${id}-done`, value, label, color},
              {
                id: `${id}-open`,
                value: 100 - value,
                label: 'Remaining',
                color: `${color}33`,
              },
            ],
            innerRadius: `${80 - ring * 24}%`,
            outerRadius: `${100 - ring * 24}%`,
            cornerRadius: 10,
            valueFormatter: (item) => `${item.value}%`,
          }))}
          margin={4}
          height={200}
        />
      </Box>
      <Stack component="ul" sx={{gap: 1.5, m: 0, p: 0, listStyle: 'none'}}>
        {goals.map(({id, label, value, color}) => (
          <li
            key={id}
            style={{borderInlineStart: `6px solid ${color}`, paddingInlineStart: 12}}
          >
            <Typography variant="h6" component="p" sx={{lineHeight: 1.2}}>
              {value}%
            </Typography>
            <Typography variant="body2">{label}</Typography>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
// #endregion
