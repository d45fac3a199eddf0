import {createInvoices} from '../../../data/invoices';

export interface InvoiceRow {
  id: string;
  customer: string;
  /** In US dollars. */
  amount: number;
  /** A fraction: 0.025 is 2.5%. */
  discount: number;
  due: Date;
  /** Size of the PDF file in bytes; `null` if there is no file. */
  pdf: number | null;
}

const DISCOUNTS = [0, 0.025, 0.05, 0.075, 0.1];

export const invoices: InvoiceRow[] = createInvoices(20).map((invoice, index) => ({
  id: invoice.id,
  customer: invoice.customer,
  amount: invoice.amount,
  discount: DISCOUNTS[index % DISCOUNTS.length]!,
  due: invoice.dueOn,
  pdf: invoice.status === 'Draft' ? null : 640 + index * index * 18_700,
}));
