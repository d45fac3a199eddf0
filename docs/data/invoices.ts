import {createRandom} from './random';

export type InvoiceStatus = 'Draft' | 'Sent' | 'Paid' | 'Overdue';

export interface Invoice {
  id: string;
  customer: string;
  issuedOn: Date;
  dueOn: Date;
  /** Amount in US dollars, with cents. */
  amount: number;
  status: InvoiceStatus;
  /** The account manager who is responsible for the customer. */
  owner: string;
}

export const INVOICE_STATUSES: InvoiceStatus[] = ['Draft', 'Sent', 'Paid', 'Overdue'];

const CUSTOMERS = [
  'Alder Clinics',
  'Birchwood Schools',
  'Cedar Health',
  'Delta Freight',
  'Elmont Bank',
  'Foxglove Media',
  'Granite Insurance',
  'Hudson Hotels',
];
const OWNERS = ['Grace Okafor', 'Diego Silva', 'Hannah Kim', 'Marcus Brown'];

/** Creates invoices of 2025; the same rows on each call. */
export function createInvoices(count: number): Invoice[] {
  const {integer, pick, day} = createRandom(42);
  return Array.from({length: count}, (_, index) => {
    const issuedOn = day(new Date(2025, 0, 2), 330);
    const dueOn = new Date(issuedOn);
    dueOn.setDate(dueOn.getDate() + pick([15, 30, 60]));
    return {
      id: `INV-${1001 + index}`,
      customer: pick(CUSTOMERS),
      issuedOn,
      dueOn,
      amount: integer(12_000, 980_000) / 100,
      status: pick(INVOICE_STATUSES),
      owner: pick(OWNERS),
    };
  });
}
