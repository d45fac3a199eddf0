/** A permission, or a group of permissions. */
export interface Permission {
  id: string;
  label: string;
  children?: Permission[];
}

export const PERMISSIONS: Permission[] = [
  {
    id: 'orders',
    label: 'Orders',
    children: [
      {id: 'orders.view', label: 'View orders'},
      {id: 'orders.edit', label: 'Edit orders'},
      {id: 'orders.refund', label: 'Refund orders'},
    ],
  },
  {
    id: 'invoices',
    label: 'Invoices',
    children: [
      {id: 'invoices.view', label: 'View invoices'},
      {id: 'invoices.send', label: 'Send invoices'},
      {id: 'invoices.void', label: 'Void invoices'},
    ],
  },
];

const leaves = new Set(
  PERMISSIONS.flatMap(({children = []}) => children.map(({id}) => id)),
);

/** Returns the ids without those of groups. */
export const withoutGroups = (ids: string[]) => ids.filter((id) => leaves.has(id));
