/** Where the flour of the bakery comes from and what becomes of it, in kg a week. */
export const flourLinks = [
  {source: 'Hill mill', target: 'Rye', value: 320},
  {source: 'Hill mill', target: 'Wheat', value: 180},
  {source: 'River mill', target: 'Wheat', value: 260},
  {source: 'River mill', target: 'Spelt', value: 90},
  {source: 'Rye', target: 'Bread', value: 300},
  {source: 'Rye', target: 'Rolls', value: 20},
  {source: 'Wheat', target: 'Bread', value: 120},
  {source: 'Wheat', target: 'Rolls', value: 190},
  {source: 'Wheat', target: 'Pastry', value: 130},
  {source: 'Spelt', target: 'Rolls', value: 50},
  {source: 'Spelt', target: 'Pastry', value: 40},
];
