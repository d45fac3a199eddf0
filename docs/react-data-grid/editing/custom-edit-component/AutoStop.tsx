import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import {createTickets, TICKET_PRIORITIES, type Ticket} from '../../../data/tickets';

const rows = createTickets(20);

/** Moves the focus to the select when the cell gets the focus. */
function useSelectFocus(hasFocus: boolean) {
  const ref = React.useRef<HTMLSelectElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.focus();
    }
  }, [hasFocus]);
  return ref;
}

const priorityOptions = TICKET_PRIORITIES.map((priority) => (
  <option key={priority}>{priority}</option>
));

// #region preview
// A row: {id: 48000, subject: 'Cannot sign in', priority: 'High', …}
function PriorityEditor(params: GridRenderEditCellParams<Ticket, string>) {
  const {id, field, value} = params;
  const apiRef = useGridApiContext();
  const ref = useSelectFocus(params.hasFocus);

  const choose = async (priority: string) => {
    const isValid = await apiRef.current.setEditCellValue({id, field, value: priority});
    if (isValid) {
      apiRef.current.stopCellEditMode({id, field});
    }
  };

  return (
    <NativeSelect
      inputRef={ref}
      value={value}
      onChange={(event) => choose(event.target.value)}
      inputProps={{'aria-label': 'Priority'}}
    >
      {priorityOptions}
    </NativeSelect>
  );
}
// #endregion

const columns: GridColDef<Ticket>[] = [
  {field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150},
  {
    field: 'priority',
    headerName: 'Priority',
    editable: true,
    width: 140,
    renderEditCell: (params) => <PriorityEditor {...params} />,
  },
];

export default function AutoStop() {
  return (
    <div style={{height: 370, width: '100%'}}>
      <DataGrid aria-label="Tickets" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
