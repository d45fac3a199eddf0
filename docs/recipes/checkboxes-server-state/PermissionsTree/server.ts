let saved = ['orders.view', 'orders.edit', 'orders.refund', 'invoices.view'];
let isFailing = false;

const respond = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 600);
  });

/** Loads the ids of the permissions of a role. */
export async function loadPermissions(): Promise<string[]> {
  await respond();
  return saved;
}

/** Replaces the permissions of a role. */
export async function savePermissions(ids: string[]): Promise<void> {
  await respond();
  if (isFailing) {
    throw new Error('The server responded with status 503.');
  }
  saved = ids;
}

/** Lets requests to save fail, for this demo. */
export function setFailing(value: boolean) {
  isFailing = value;
}
