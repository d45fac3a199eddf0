import {createRandom} from './random';

export type TicketStatus = 'Open' | 'Waiting' | 'Solved' | 'Closed';
export type TicketPriority = 'Low' | 'Normal' | 'High' | 'Urgent';

export interface Ticket {
  id: number;
  subject: string;
  requester: string;
  assignee: string | null;
  status: TicketStatus;
  priority: TicketPriority;
  channel: 'Email' | 'Chat' | 'Phone';
  createdAt: Date;
  /** Time until the first answer, in minutes; `null` while nobody has answered. */
  responseTime: number | null;
}

export const TICKET_STATUSES: TicketStatus[] = ['Open', 'Waiting', 'Solved', 'Closed'];
export const TICKET_PRIORITIES: TicketPriority[] = ['Low', 'Normal', 'High', 'Urgent'];

const SUBJECTS = [
  'Order arrived damaged',
  'Refund not received',
  'Change of delivery address',
  'Cannot sign in',
  'Invoice shows the wrong amount',
  'Question about the warranty',
  'Missing parts in the package',
  'Cancel my subscription',
  'Discount code does not work',
  'Request for a product demo',
];
const REQUESTERS = [
  'Ava Thompson',
  'Ben Carter',
  'Carla Mendes',
  'David Park',
  'Ella Novak',
  'Farid Haddad',
  'Gina Russo',
  'Henry Walsh',
];
const ASSIGNEES = ['Leila Khan', 'Samuel Murphy', 'Zoe Fischer', null];

/** Creates support tickets of November 2025, the newest first; the same rows on each call. */
export function createTickets(count: number): Ticket[] {
  const {integer, pick} = createRandom(84);
  let minutes = 0;
  return Array.from({length: count}, (_, index) => {
    minutes += integer(4, 90);
    const assignee = pick(ASSIGNEES);
    return {
      id: 48_000 - index,
      subject: pick(SUBJECTS),
      requester: pick(REQUESTERS),
      assignee,
      status: assignee ? pick(TICKET_STATUSES) : 'Open',
      priority: pick(TICKET_PRIORITIES),
      channel: pick(['Email', 'Chat', 'Phone'] as const),
      createdAt: new Date(2025, 10, 28, 17, -minutes),
      responseTime: assignee ? integer(3, 240) : null,
    };
  });
}
