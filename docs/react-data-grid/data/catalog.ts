/** A node of a product catalog: a category, a brand in it, or an item of this brand. */
export interface CatalogNode {
  id: string;
  /** From the category down to the node: `['Chairs', 'Brightline', 'Model 7']`. */
  path: string[];
  /** The stock of an item; categories and brands have none. */
  stock: number | null;
  status: 'In stock' | 'Low' | 'Sold out' | null;
  /** The warehouse of the category. */
  warehouse: string;
}

const CATEGORIES = [
  'Bookshelves',
  'Chairs',
  'Desks',
  'Docking stations',
  'Headsets',
  'Keyboards',
  'Lamps',
  'Mice',
  'Monitors',
  'Webcams',
];
const BRANDS = [
  'Alto',
  'Brightline',
  'Contoso',
  'Fabrikam',
  'Lakeside',
  'Northwind',
  'Summit',
  'Vertex',
];
const WAREHOUSES = ['Newark', 'Dallas', 'Reno', 'Atlanta'];

function getStatus(stock: number | null): CatalogNode['status'] {
  if (stock === null) {
    return null;
  }
  if (stock === 0) {
    return 'Sold out';
  }
  return stock < 12 ? 'Low' : 'In stock';
}

/**
 * Creates 10 categories with 8 brands each, which have 1 to 24 items. The 1,090 nodes are the same
 * on each call.
 */
export function createCatalog(): CatalogNode[] {
  return CATEGORIES.flatMap((category, categoryIndex) => {
    const warehouse = WAREHOUSES[categoryIndex % WAREHOUSES.length]!;

    const createNode = (path: string[], stock: number | null = null): CatalogNode => ({
      id: path.join(' / '),
      path,
      stock,
      status: getStatus(stock),
      warehouse,
    });

    return [
      createNode([category]),
      ...BRANDS.flatMap((brand, brandIndex) => {
        const itemCount = 1 + ((categoryIndex * 11 + brandIndex * 17) % 24);
        return [
          createNode([category, brand]),
          ...Array.from({length: itemCount}, (_, index) =>
            createNode(
              [category, brand, `Model ${index + 1}`],
              (categoryIndex * 31 + brandIndex * 7 + index * 13) % 60,
            ),
          ),
        ];
      }),
    ];
  });
}
