/** What a small bakery sells in a week, in loaves and pieces. */
export const sales = [
  {id: 'rye', value: 620, label: 'Rye bread'},
  {id: 'rolls', value: 480, label: 'Rolls'},
  {id: 'croissants', value: 310, label: 'Croissants'},
  {id: 'cakes', value: 140, label: 'Cakes'},
  {id: 'cookies', value: 60, label: 'Cookies'},
];

/** The same week by how it was sold; parts of it are in `sales` order. */
export const channels = [
  {id: 'shop', value: 890, label: 'Shop'},
  {id: 'market', value: 430, label: 'Market'},
  {id: 'cafes', value: 290, label: 'Cafés'},
];

/** Flour in the store, in kg. */
export const flour = {rye: 64, wheat: 38, spelt: 12, full: 80};
