import type {GridSortModel} from '@mui/x-data-grid-pro';
import {createTickets, type Ticket} from '../../../data/tickets';

const tickets = createTickets(500);
let fails = true;

function compare(a: Ticket, b: Ticket, field: keyof Ticket) {
  const [first, second] = [a[field], b[field]];
  return typeof first === 'number' || first instanceof Date
    ? Number(first) - Number(second)
    : String(first).localeCompare(String(second));
}

/** GET /api/tickets: `limit` tickets after the first `offset`. The third block fails once. */
export async function listTickets(
  offset: number,
  limit: number,
  [sorting]: GridSortModel,
): Promise<Ticket[]> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (offset === 40 && fails) {
    fails = false;
    throw new Error('The server is too busy.');
  }
  const direction = sorting?.sort === 'desc' ? -1 : 1;
  const sorted = sorting
    ? tickets.toSorted(
        (a, b) =>
          compare(a, b, sorting.field as keyof Ticket) * direction || b.id - a.id,
      )
    : tickets;
  return sorted.slice(offset, offset + limit);
}
