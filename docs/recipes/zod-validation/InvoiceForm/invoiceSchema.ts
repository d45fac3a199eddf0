import type {Dayjs} from 'dayjs';
import {z} from 'zod';

/** A date that users must complete. The form contains a date, and the result an ISO string. */
const isoDate = z.custom<Dayjs | null>().transform((date, context) => {
  if (date?.isValid()) {
    return date.format('YYYY-MM-DD');
  }
  context.addIssue('Enter a valid date.');
  return z.NEVER;
});

export const invoiceSchema = z
  .object({
    customer: z.string().trim().min(1, 'Enter the name of the customer.'),
    issued: isoDate.refine(
      (day) => day >= '2026-01-01',
      'The books of 2025 are closed.',
    ),
    due: isoDate,
  })
  .refine(({issued, due}) => issued <= due, {
    path: ['due'],
    error: 'The due date is before the invoice date.',
  });

/** The values of the form, with dates or `null`. */
export type InvoiceInput = z.input<typeof invoiceSchema>;

/** A valid invoice, with dates as strings such as `2026-06-15`. */
export type Invoice = z.output<typeof invoiceSchema>;
