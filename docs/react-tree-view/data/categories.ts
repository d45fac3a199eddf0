/** A product category of an online store. */
export interface Category {
  id: string;
  label: string;
  children?: Category[];
}

/** The categories, three levels deep. */
export const categories: Category[] = [
  {
    id: 'electronics',
    label: 'Electronics',
    children: [
      {
        id: 'computers',
        label: 'Computers',
        children: [
          {id: 'laptops', label: 'Laptops'},
          {id: 'monitors', label: 'Monitors'},
        ],
      },
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
  {id: 'gift-cards', label: 'Gift cards'},
];
