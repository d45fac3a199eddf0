import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import {TICKET_STATUSES, type TicketStatus} from '../../../data/tickets';
import {saveTicket, type SupportTicket} from './server';

interface TicketFormProps {
  ticket: SupportTicket;
  /** Unsaved values by ticket, which outlive the panels. */
  drafts: Map<number, SupportTicket>;
}

/** A form as wide as the visible part of the grid. */
export function TicketForm({ticket, drafts}: TicketFormProps) {
  const apiRef = useGridApiContext();
  const {viewportInnerSize} = useGridSelector(apiRef, gridDimensionsSelector);
  const [values, setValues] = React.useState(drafts.get(ticket.id) ?? ticket);
  const [isSaving, setIsSaving] = React.useState(false);

  const change = (changes: Partial<SupportTicket>) => {
    const next = {...values, ...changes};
    drafts.set(ticket.id, next);
    setValues(next);
  };

  const close = () => {
    drafts.delete(ticket.id);
    apiRef.current.toggleDetailPanel(ticket.id);
    apiRef.current.setCellFocus(ticket.id, 'subject');
  };

  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    setIsSaving(true);
    apiRef.current.updateRows([await saveTicket(values)]);
    close();
  };

  return (
    <Stack
      component="form"
      aria-label={`Ticket ${ticket.id}`}
      onSubmit={save}
      sx={{position: 'sticky', left: 0, width: viewportInnerSize.width, p: 2, gap: 2}}
    >
      <TextField
        select
        label="Status"
        value={values.status}
        onChange={(event) => change({status: event.target.value as TicketStatus})}
      >
        {TICKET_STATUSES.map((status) => (
          <MenuItem key={status} value={status}>
            {status}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Note"
        value={values.note}
        onChange={(event) => change({note: event.target.value})}
        multiline
        rows={2}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" loading={isSaving}>
          Save
        </Button>
        <Button disabled={isSaving} onClick={close}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}
