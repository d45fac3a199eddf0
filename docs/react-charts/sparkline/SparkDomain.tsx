import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const rows = [
  {name: 'Island', data: [42, 58, 97, 63]},
  {name: 'Night boat', data: [12, 15, 31, 18]},
];

export default function SparkDomain() {
  return (
    <Stack spacing={1} sx={{width: '100%', maxWidth: 480}}>
      {rows.map(({name, data}) => (
        <Stack key={name} direction="row" spacing={2} sx={{alignItems: 'center'}}>
          <Typography variant="body2" sx={{width: 80}}>
            {name}
          </Typography>
          {/* #region preview */}
          <Box sx={{flex: 1}}>
            <SparkLineChart data={data} height={60} yAxis={{domainLimit: 'strict'}} />
          </Box>
          <Box sx={{flex: 1}}>
            <SparkLineChart data={data} height={60} yAxis={{min: 0, max: 100}} />
          </Box>
          {/* #endregion */}
        </Stack>
      ))}
    </Stack>
  );
}
