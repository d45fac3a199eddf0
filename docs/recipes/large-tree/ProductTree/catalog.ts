export interface Product {
  id: string;
  label: string;
}

export interface Category {
  id: string;
  label: string;
  products: Product[];
}

const NOUNS = [
  'armchair',
  'bed',
  'bookcase',
  'cabinet',
  'chair',
  'clock',
  'crib',
  'curtain',
  'cushion',
  'desk',
  'dresser',
  'lamp',
  'mirror',
  'nightstand',
  'pillow',
  'rug',
  'sideboard',
  'sofa',
  'stool',
  'table',
];
const LOOKS = [
  'Black',
  'Blue',
  'Classic',
  'Compact',
  'Gray',
  'Modern',
  'Rustic',
  'White',
];

/** 20 categories with 5,000 products each, as a server could store them. */
export const CATALOG: Category[] = NOUNS.map((noun) => ({
  id: noun,
  label: `${noun[0]!.toUpperCase()}${noun.slice(1)}s`,
  products: Array.from({length: 5000}, (_, index) => ({
    id: `${noun}/${index + 1}`,
    label: `${LOOKS[index % LOOKS.length]} ${noun} ${index + 1}`,
  })),
}));
