import {createTickets, type Ticket} from '../../../data/tickets';

export interface SupportTicket extends Ticket {
  note: string;
}

export const tickets = createTickets(12).map((ticket): SupportTicket => ({
  ...ticket,
  note: '',
}));

/** Saves a ticket. Replace it with a request to your server. */
export function saveTicket(ticket: SupportTicket): Promise<SupportTicket> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({...ticket, note: ticket.note.trim()}), 500);
  });
}
