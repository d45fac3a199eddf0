import type * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import {
  DataGridPro,
  gridExpandedSortedRowIdsSelector,
  gridFocusCellSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiRef,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import {createEmployees, type Employee} from '../../data/employees';

const rows = createEmployees(500);

const columns: GridColDef<Employee>[] = [
  {field: 'name', headerName: 'Name', width: 160},
  {field: 'jobTitle', headerName: 'Job title', width: 190},
  {field: 'department', headerName: 'Department', width: 190},
  {field: 'office', headerName: 'Office', width: 190},
  {field: 'email', headerName: 'Email', width: 260},
  {field: 'salary', headerName: 'Salary', type: 'number', width: 190},
];

// #region preview
function moveFocus(
  apiRef: React.RefObject<GridApi | null>,
  down: number,
  right: number,
) {
  const ids = gridExpandedSortedRowIdsSelector(apiRef);
  const fields = gridVisibleColumnDefinitionsSelector(apiRef).map(({field}) => field);
  const focused = gridFocusCellSelector(apiRef) ?? {id: ids[0]!, field: fields[0]!};
  const clamp = (index: number, length: number) =>
    Math.min(Math.max(index, 0), length - 1);

  const rowIndex = clamp(ids.indexOf(focused.id) + down, ids.length);
  const colIndex = clamp(fields.indexOf(focused.field) + right, fields.length);
  apiRef.current?.scrollToIndexes({rowIndex, colIndex});
  apiRef.current?.setCellFocus(ids[rowIndex]!, fields[colIndex]!);
}
// #endregion

export default function MoveFocus() {
  const apiRef = useGridApiRef();

  return (
    <div style={{width: '100%'}}>
      <ButtonGroup size="small" aria-label="Move the focus">
        <Button onClick={() => moveFocus(apiRef, -10, 0)}>10 up</Button>
        <Button onClick={() => moveFocus(apiRef, 10, 0)}>10 down</Button>
        <Button onClick={() => moveFocus(apiRef, 0, -1)}>Left</Button>
        <Button onClick={() => moveFocus(apiRef, 0, 1)}>Right</Button>
        <Button onClick={() => moveFocus(apiRef, -rows.length, -columns.length)}>
          Home
        </Button>
      </ButtonGroup>
      <div style={{height: 360, marginTop: 8}}>
        <DataGridPro
          aria-label="Employees"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
