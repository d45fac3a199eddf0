import * as React from 'react';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridEditSingleSelectCell,
  type GridColDef,
  type GridEventListener,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Employee {
  id: number;
  name: string;
  country: string;
  office: string;
}

const employees: Employee[] = [
  {id: 1, name: 'Maya Chen', country: 'Canada', office: 'Toronto'},
  {id: 2, name: 'Diego Silva', country: 'United States', office: 'Austin'},
];

const OFFICES: Record<string, string[]> = {
  Canada: ['Montreal', 'Toronto'],
  'United States': ['Austin', 'Chicago', 'New York'],
};

export default function LinkedCells() {
  // #region preview
  // A row: {id: 1, name: 'Maya Chen', country: 'Canada', office: 'Toronto'}
  const [rows, setRows] = React.useState<Employee[]>(employees);
  const rowBeforeEdit = React.useRef<Employee | null>(null);

  const replaceRow = React.useCallback((newRow: Employee) => {
    setRows((prev) => prev.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow; // `processRowUpdate` expects the row.
  }, []);

  // `onValueChange` of the country editor calls replaceRow({...row, office: ''}).
  const handleStart: GridEventListener<'cellEditStart'> = ({row}) => {
    rowBeforeEdit.current = row;
  };
  const handleStop: GridEventListener<'cellEditStop'> = ({reason}) => {
    if (reason === GridCellEditStopReasons.escapeKeyDown && rowBeforeEdit.current) {
      replaceRow(rowBeforeEdit.current);
    }
  };
  // #endregion

  const columns = React.useMemo<GridColDef<Employee>[]>(
    () => [
      {field: 'name', headerName: 'Name', width: 120},
      {
        field: 'country',
        headerName: 'Country',
        type: 'singleSelect',
        valueOptions: Object.keys(OFFICES),
        editable: true,
        width: 140,
        renderEditCell: (params: GridRenderEditCellParams<Employee>) => (
          <GridEditSingleSelectCell
            {...params}
            onValueChange={() => {
              replaceRow({...params.row, office: ''});
            }}
          />
        ),
      },
      {
        field: 'office',
        headerName: 'Office',
        type: 'singleSelect',
        // The filter panel calls it without a row and expects all options.
        valueOptions: ({row}) =>
          row ? (OFFICES[row.country] ?? []) : Object.values(OFFICES).flat(),
        editable: true,
        width: 130,
      },
    ],
    [replaceRow],
  );

  return (
    <div style={{height: 162, width: '100%'}}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        onCellEditStart={handleStart}
        onCellEditStop={handleStop}
        processRowUpdate={replaceRow}
        hideFooter
      />
    </div>
  );
}
