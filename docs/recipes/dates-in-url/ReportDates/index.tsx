import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {ParamDatePicker} from './ParamDatePicker';
import {parseDay} from './parseDay';

export default function ReportDates() {
  // In an app, use `useSearchParams()` of your router instead of this string.
  const [search, setSearch] = React.useState('?from=2026-06-01&to=2026-06-30');
  const params = React.useMemo(() => new URLSearchParams(search), [search]);
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const minDate = React.useMemo(() => parseDay(from) ?? undefined, [from]);

  const setParam = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value) {
      next.set(name, value);
    } else {
      next.delete(name);
    }
    setSearch(`?${next}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TextField
          label="Query string"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {/* #region preview */}
        {/* search: '?from=2026-06-01&to=2026-06-30' */}
        <ParamDatePicker
          label="From"
          param={from}
          onParamChange={(value) => setParam('from', value)}
        />
        <ParamDatePicker
          label="To"
          minDate={minDate}
          param={to}
          onParamChange={(value) => setParam('to', value)}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
