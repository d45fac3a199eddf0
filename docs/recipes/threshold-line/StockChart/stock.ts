/** Pieces of the Wireless mouse in the warehouse in Reno at the end of each week. */
export const stock = [
  {week: 'Sep 5', pieces: 312},
  {week: 'Sep 12', pieces: 244},
  {week: 'Sep 19', pieces: 171},
  {week: 'Sep 26', pieces: 98},
  {week: 'Oct 3', pieces: 63},
  {week: 'Oct 10', pieces: 336},
  {week: 'Oct 17', pieces: 251},
  {week: 'Oct 24', pieces: 158},
  {week: 'Oct 31', pieces: 82},
];
