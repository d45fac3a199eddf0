import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Chart from '../chart';

export default function AreaCard() {
  return (
    // #region preview
    <Paper
      variant="outlined"
      sx={{width: '100%', maxWidth: 320, mx: 'auto', borderRadius: 3, overflow: 'hidden'}}
    >
      <Box sx={{p: 2.5, pb: 0}}>
        <Typography variant="body2" sx={{color: 'text.secondary'}}>
          Members of the observatory
        </Typography>
        <Box sx={{display: 'flex', gap: 1.5, alignItems: 'baseline'}}>
          <Typography variant="h4" component="p">
            1,040
          </Typography>
          <Typography variant="body2" sx={{fontWeight: 600}}>
            up 12% in a year
          </Typography>
        </Box>
      </Box>
      <Chart />
    </Paper>
    // #endregion
  );
}
