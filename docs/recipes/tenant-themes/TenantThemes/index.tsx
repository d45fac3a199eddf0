import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {ThemeProvider, useTheme} from '@mui/material/styles';
import {Dashboard} from './Dashboard';
import {ModeButton} from './ModeButton';
import {createTenantTheme, TENANTS} from './themes';

// The types of this prop need `@mui/material/themeCssVarsAugmentation`.
const OWN_MODE = {disableNestedContext: true};

export default function TenantThemes() {
  // #region preview
  // A tenant: {name: 'Alder Clinics', light: '#00695c', dark: '#80cbc4', radius: 2}
  const [index, setIndex] = React.useState(0);
  const {direction} = useTheme(); // Of the app, because a theme inherits nothing.
  const theme = React.useMemo(
    () => createTenantTheme(TENANTS[index]!, direction),
    [index, direction],
  );

  return (
    <ThemeProvider
      theme={theme}
      storageManager={null} // Doesn't store the mode.
      {...OWN_MODE} // {disableNestedContext: true}
    >
      <Paper variant="outlined" sx={{p: 2}}>
        <Stack direction="row" spacing={2} sx={{mb: 2}}>
          <TenantField value={index} onChange={setIndex} />
          <ModeButton />
        </Stack>
        <Dashboard />
      </Paper>
    </ThemeProvider>
  );
  // #endregion
}

interface TenantFieldProps {
  value: number;
  onChange: (value: number) => void;
}

function TenantField({value, onChange}: TenantFieldProps) {
  return (
    <TextField
      select
      label="Tenant"
      size="small"
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      sx={{minWidth: 160}}
    >
      {TENANTS.map(({name}, index) => (
        <MenuItem key={name} value={index}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
