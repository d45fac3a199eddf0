/** Product categories, the same in each styling. */
export const products = [
  {
    id: 'electronics',
    label: 'Electronics',
    children: [
      {id: 'laptops', label: 'Laptops'},
      {id: 'phones', label: 'Phones'},
      {id: 'cameras', label: 'Cameras'},
    ],
  },
  {
    id: 'furniture',
    label: 'Furniture',
    children: [
      {id: 'desks', label: 'Desks'},
      {id: 'chairs', label: 'Chairs'},
    ],
  },
];
