import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type {Theme} from '@mui/material/styles';
import {DataGridPro, type GridListViewColDef} from '@mui/x-data-grid-pro';
import {departureColumns} from '../data/departureColumns';
import {departures, type Departure} from '../data/departures';

const time = new Intl.DateTimeFormat('en-GB', {timeStyle: 'short'});

// #region preview
// {route: 'Harbor – Gull Island', vessel: 'Tern', leaves: new Date(…), status: 'On time', …}
const listViewColumn: GridListViewColDef<Departure> = {
  field: 'listColumn',
  renderCell: ({row}) => (
    <Stack sx={{height: '100%', justifyContent: 'center'}}>
      <Typography variant="body2">{row.route}</Typography>
      <Typography variant="caption" color="text.secondary">
        {time.format(row.leaves)} · {row.vessel} · {row.status}
      </Typography>
    </Stack>
  ),
};

export default function ResponsiveList() {
  const isList = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));

  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPro
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        listView={isList}
        listViewColumn={listViewColumn}
        rowHeight={isList ? 64 : 52}
      />
    </div>
  );
}
// #endregion
