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

interface PrioritySelectProps {
  value: string | undefined;
  hasFocus: boolean;
  onChange: (priority: string) => void;
}

/** A select that takes the focus when its cell gets the focus. */
function PrioritySelect({value, hasFocus, onChange}: PrioritySelectProps) {
  const ref = React.useRef<HTMLSelectElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.focus();
    }
  }, [hasFocus]);

  return (
    <NativeSelect
      inputRef={ref}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{'aria-label': 'Priority'}}
      fullWidth
      sx={{px: 1}}
    >
      {TICKET_PRIORITIES.map((priority) => (
        <option key={priority}>{priority}</option>
      ))}
    </NativeSelect>
  );
}

// #region preview
// A row: {id: 48000, subject: 'Discount code does not work', priority: 'Low', …}
function PriorityEditor(params: GridRenderEditCellParams<Ticket, string>) {
  const {id, field, value, hasFocus} = params;
  const apiRef = useGridApiContext();

  const choose = async (priority: string) => {
    const isValid = await apiRef.current.setEditCellValue({id, field, value: priority});
    if (isValid) {
      apiRef.current.stopCellEditMode({id, field});
    }
  };

  // `PrioritySelect` focuses its input if `hasFocus` is `true`.
  return <PrioritySelect value={value} hasFocus={hasFocus} onChange={choose} />;
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
