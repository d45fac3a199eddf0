import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {PieChart} from '@mui/x-charts/PieChart';

// #region preview
const goals = [
  {id: 'revenue', label: 'Revenue goal', value: 86, color: '#d1495b'},
  {id: 'delivery', label: 'On-time delivery', value: 72, color: '#3f9d67'},
  {id: 'response', label: 'Replies within a day', value: 94, color: '#4b7bec'},
];

const series = goals.map(({id, label, value, color}, ring) => ({
  id,
  data: [
    {id: `${id}-done`, value, label, color},
    {id: `${id}-open`, value: 100 - value, label: 'Remaining', color: `${color}33`},
  ],
  innerRadius: `${80 - ring * 24}%`,
  outerRadius: `${100 - ring * 24}%`,
  cornerRadius: 10,
  valueFormatter: (item: {value: number}) => `${item.value}%`,
}));
// #endregion

const row = {
  gap: 3,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
} as const;

export default function Rings() {
  return (
    <Stack direction="row" sx={row}>
      <Box sx={{width: 200}}>
        <PieChart
          title="Progress toward three goals"
          hideLegend
          series={series}
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
