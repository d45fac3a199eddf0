import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {DataGrid, type GridColDef, type GridRenderCellParams} from '@mui/x-data-grid';

const text =
  'Rust on the third ladder, port side. The paint came off during the storm, and the metal below it is wet. Scrape, dry, prime, and paint again before the first frost.';

// #region preview
function ReportCell({value}: GridRenderCellParams<{report: string}, string>) {
  const [isOpen, setIsOpen] = React.useState(false);

  return (
    <div>
      {isOpen ? value : `${value!.slice(0, 40)}… `}{' '}
      <Link
        component="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'View less' : 'View more'}
      </Link>
    </div>
  );
}

const columns: GridColDef[] = [
  {field: 'id', headerName: 'No.', width: 70},
  {
    field: 'report',
    headerName: 'Report',
    flex: 1,
    minWidth: 200,
    renderCell: (params) => <ReportCell {...params} />,
  },
];

const rows = Array.from({length: 50}, (_, index) => ({id: index + 1, report: text}));
const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 60;

export default function ExpandableText() {
  return (
    <Box sx={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Reports"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{
          '&.MuiDataGrid-root--densityCompact .MuiDataGrid-cell': {py: '8px'},
          '&.MuiDataGrid-root--densityStandard .MuiDataGrid-cell': {py: '15px'},
          '&.MuiDataGrid-root--densityComfortable .MuiDataGrid-cell': {py: '22px'},
        }}
      />
    </Box>
  );
}
// #endregion
