/** The shelves of the bakery, the same in each styling. */
export const shelves = [
  {
    id: 'bread',
    label: 'Bread',
    children: [
      {id: 'rye', label: 'Rye'},
      {id: 'wheat', label: 'Wheat'},
      {id: 'oat', label: 'Oat'},
    ],
  },
  {
    id: 'cakes',
    label: 'Cakes',
    children: [
      {id: 'plum', label: 'Plum cake'},
      {id: 'nut', label: 'Nut cake'},
    ],
  },
];
