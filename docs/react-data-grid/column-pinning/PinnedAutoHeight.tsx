import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {DataGridPro, useGridApiRef, type GridColDef} from '@mui/x-data-grid-pro';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(50);
const getRowHeight = () => 'auto' as const;
const initialState = {pinnedColumns: {left: ['name']}};

export default function PinnedAutoHeight() {
  // #region preview
  // A row: {name: 'Hannah Martinez', jobTitle: 'Product designer', office: 'Chicago'}
  const apiRef = useGridApiRef();
  const [showDetails, setShowDetails] = React.useState(false);

  const nameColumn = React.useMemo<GridColDef<Employee>>(
    () => ({
      field: 'name',
      width: 160,
      renderCell: ({row}) => (
        <Box sx={{py: 1, whiteSpace: 'pre-line'}}>
          {showDetails ? `${row.name}\n${row.jobTitle}\n${row.office}` : row.name}
        </Box>
      ),
    }),
    [showDetails],
  );

  React.useLayoutEffect(() => {
    apiRef.current?.resetRowHeights();
  }, [apiRef, showDetails]);
  // #endregion

  const columns = React.useMemo<GridColDef<Employee>[]>(
    () => [
      {...nameColumn, headerName: 'Name'},
      {field: 'email', headerName: 'Email', width: 240},
      {field: 'department', headerName: 'Department', width: 160},
      {field: 'startDate', headerName: 'Start date', type: 'date', width: 150},
    ],
    [nameColumn],
  );

  return (
    <div style={{width: '100%'}}>
      <Button variant="outlined" onClick={() => setShowDetails((prev) => !prev)}>
        {showDetails ? 'Hide details' : 'Show details'}
      </Button>
      <div style={{height: 400, marginTop: 8}}>
        <DataGridPro
          aria-label="Employees"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          getRowHeight={getRowHeight}
          initialState={initialState}
        />
      </div>
    </div>
  );
}
