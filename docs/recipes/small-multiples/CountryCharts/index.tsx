import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {CountryChart} from './CountryChart';
import {countries, sharedMax} from './revenue';

const columns = {xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr'};

export default function CountryCharts() {
  const [shared, setShared] = React.useState(true);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={shared}
            onChange={(event) => setShared(event.target.checked)}
          />
        }
        label="Same scale in all charts"
      />
      {/* #region preview */}
      {/* countries: [{country: 'Canada', data: [31_240, 18_905, …]}, …] */}
      {/* sharedMax: the largest value of all countries, rounded up */}
      <Box sx={{display: 'grid', gap: 2, gridTemplateColumns: columns}}>
        {countries.map(({country, data}) => (
          <CountryChart
            key={country}
            country={country}
            data={data}
            max={shared ? sharedMax : undefined}
          />
        ))}
      </Box>
      {/* #endregion */}
    </Stack>
  );
}
