import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, station: 'Gull Island', site: 'https://example.com/gull-island'},
  {id: 2, station: 'Lighthouse', site: 'https://example.com/lighthouse'},
  {id: 3, station: 'Seal Bay', site: 'https://example.com/seal-bay'},
];

// #region preview
// Wrong: every link is a Tab stop of the page.
const everyLink: GridColDef[] = [
  {
    field: 'station',
    headerName: 'Station',
    flex: 1,
    renderCell: ({row}) => <Link href={row.site}>{row.station}</Link>,
  },
];

// Right: only the link in the focused cell is a Tab stop.
const oneLink: GridColDef[] = [
  {
    field: 'station',
    headerName: 'Station',
    flex: 1,
    renderCell: ({row, tabIndex}) => (
      <Link href={row.site} tabIndex={tabIndex}>
        {row.station}
      </Link>
    ),
  },
];

export default function LinkTabStops() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))'},
        width: '100%',
      }}
    >
      {[
        {title: 'Without tabIndex', columns: everyLink},
        {title: 'With params.tabIndex', columns: oneLink},
      ].map(({title, columns}) => (
        <div key={title}>
          <Typography gutterBottom>{title}</Typography>
          <div style={{height: 216}}>
            <DataGrid aria-label={title} rows={rows} columns={columns} hideFooter />
          </div>
        </div>
      ))}
    </Box>
  );
}
// #endregion
