import {createTickets} from '../../../data/tickets';

const SENTENCES = [
  'The package was open when it arrived.',
  'I sent two pictures of the box and the delivery note to your support team on Monday.',
  'Please send a replacement, or refund the price to the card that I paid with.',
  'Call me before the delivery, because nobody is in the office on Fridays.',
];

/** Tickets with messages of one to four sentences. */
export const tickets = createTickets(20).map(({id, subject, status}, index) => ({
  id,
  subject,
  status,
  message: SENTENCES.slice(0, 1 + (index % 4)).join(' '),
}));

export type TicketMessage = (typeof tickets)[number];
