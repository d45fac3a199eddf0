export interface Pickup {
  order: string;
  /** Such as `2026-06-10`, or an empty string. */
  date: string;
}

/** A message for each value that the server rejects. */
export type PickupErrors = Partial<Record<keyof Pickup, string>>;

const FULL_DAYS = ['2026-06-10', '2026-06-11'];

/** A fake server that knows the orders and the pickups of other customers. */
export async function schedulePickup({order, date}: Pickup): Promise<PickupErrors> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const errors: PickupErrors = {};
  if (!/^A-\d{4}$/.test(order)) {
    errors.order = 'Enter the number of an order, such as A-1042.';
  }
  if (date === '') {
    errors.date = 'Enter a valid date.';
  } else if (FULL_DAYS.includes(date)) {
    errors.date = 'All pickups of this day are booked.';
  }
  return errors;
}
