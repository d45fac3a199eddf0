import {createInventory, type InventoryItem} from '../../../data/inventory';

export type Item = Pick<InventoryItem, 'id' | 'product' | 'warehouse' | 'stock'>;

let items: Item[] = createInventory(6);
let lastNumber = 1006;

/** Stands in for `fetch()`: responds after 800 milliseconds. */
async function respond<Result>(createResult: () => Result): Promise<Result> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return createResult();
}

/** GET /api/items */
export const listItems = () => respond(() => items);

/** POST /api/items: the server chooses the id. */
export const createItem = (item: Omit<Item, 'id'>) =>
  respond(() => {
    lastNumber += 1;
    const created = {...item, id: `NEW-${lastNumber}`};
    items = [created, ...items];
    return created;
  });

/** PUT /api/items/:id: a shelf has room for 500 pieces. */
export const updateItem = (item: Item) =>
  respond(() => {
    if (item.stock > 500) {
      throw new Error(`${item.warehouse} has no room for ${item.stock} pieces.`);
    }
    items = items.map((other) => (other.id === item.id ? item : other));
  });

/** DELETE /api/items/:id: an item that is in stock can't be deleted. */
export const deleteItem = ({id, product}: Item) =>
  respond(() => {
    if (items.some((item) => item.id === id && item.stock > 0)) {
      throw new Error(`${product} is still in stock.`);
    }
    items = items.filter((item) => item.id !== id);
  });
