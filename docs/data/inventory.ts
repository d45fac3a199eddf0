import {createRandom} from './random';

export interface InventoryItem {
  /** Stock-keeping unit, such as `FUR-1001`. */
  id: string;
  product: string;
  category: string;
  warehouse: string;
  supplier: string;
  stock: number;
  /** The stock below which the item is ordered again. */
  reorderPoint: number;
  /** Purchase price of one piece in US dollars. */
  unitCost: number;
  countedOn: Date;
}

const PRODUCTS: [product: string, category: string, code: string, unitCost: number][] =
  [
    ['Standing desk', 'Furniture', 'FUR', 310],
    ['Office chair', 'Furniture', 'FUR', 145],
    ['Filing cabinet', 'Furniture', 'FUR', 88],
    ['Desk lamp', 'Lighting', 'LGT', 24],
    ['LED panel', 'Lighting', 'LGT', 52],
    ['Wireless mouse', 'Accessories', 'ACC', 14],
    ['Mechanical keyboard', 'Accessories', 'ACC', 61],
    ['27-inch monitor', 'Electronics', 'ELC', 212],
    ['Docking station', 'Electronics', 'ELC', 98],
    ['Webcam', 'Electronics', 'ELC', 37],
  ];
const WAREHOUSES = ['Newark', 'Dallas', 'Reno', 'Atlanta'];
const SUPPLIERS = [
  'Brightline',
  'Contoso',
  'Fabrikam',
  'Lakeside Works',
  'Summit Parts',
];

/** Creates the stock list of four warehouses; the same rows on each call. */
export function createInventory(count: number): InventoryItem[] {
  const {integer, pick, day} = createRandom(63);
  return Array.from({length: count}, (_, index) => {
    const [product, category, code, unitCost] = pick(PRODUCTS);
    return {
      id: `${code}-${1001 + index}`,
      product,
      category,
      warehouse: pick(WAREHOUSES),
      supplier: pick(SUPPLIERS),
      stock: integer(0, 480),
      reorderPoint: integer(2, 12) * 10,
      unitCost,
      countedOn: day(new Date(2025, 8, 1), 75),
    };
  });
}
