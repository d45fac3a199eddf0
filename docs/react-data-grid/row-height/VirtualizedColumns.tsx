import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createTraffic} from '../../data/traffic';

interface PageRow {
  id: number;
  page: string;
  visitors: number[];
}

const traffic = createTraffic(100);
const days = new Intl.DateTimeFormat('en-US', {month: 'short', day: 'numeric'});

const rows = ['Home', 'Pricing', 'Docs', 'Blog', 'Careers', 'Support'].map(
  (page, index): PageRow => ({
    id: index + 1,
    page,
    visitors: traffic.map((day) => Math.round(day.visitors / (index + 4))),
  }),
);

// #region preview
// A row: {id: 1, page: 'Home', visitors: [1204, 1332, …]}, with a number for each day
const columns: GridColDef<PageRow>[] = [
  {field: 'page', headerName: 'Page'},
  ...traffic.map(({date}, index): GridColDef<PageRow> => ({
    field: `day${index}`,
    headerName: days.format(date),
    type: 'number',
    width: 90,
    valueGetter: (value, row) => row.visitors[index],
  })),
];

const getRowHeight = () => 'auto' as const;
// #endregion

export default function VirtualizedColumns() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Visitors per page and day"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        virtualizeColumnsWithAutoRowHeight
        hideFooter
      />
    </div>
  );
}
