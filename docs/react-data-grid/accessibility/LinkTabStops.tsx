import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, customer: 'Alder Clinics', website: 'https://example.com/alder'},
  {id: 2, customer: 'Cedar Health', website: 'https://example.com/cedar'},
  {id: 3, customer: 'Hudson Hotels', website: 'https://example.com/hudson'},
];

// #region preview
// A row: {id: 1, customer: 'Alder Clinics', website: 'https://example.com/alder'}
// Wrong: all links are tab stops.
const withoutTabIndex: GridColDef[] = [
  {
    field: 'customer',
    renderCell: ({row}) => <Link href={row.website}>{row.customer}</Link>,
  },
];

// Right: only the link in the current cell is a tab stop.
const withTabIndex: GridColDef[] = [
  {
    field: 'customer',
    renderCell: ({row, tabIndex}) => (
      <Link href={row.website} tabIndex={tabIndex}>
        {row.customer}
      </Link>
    ),
  },
];
// #endregion

const examples = [
  {title: 'Without tabIndex', columns: withoutTabIndex},
  {title: 'With params.tabIndex', columns: withTabIndex},
].map(({title, columns}) => ({
  title,
  columns: columns.map((column) => ({...column, headerName: 'Customer', flex: 1})),
}));

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
      {examples.map(({title, columns}) => (
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
