/** Stands in for a backend. Each change of a row increments its version. */
export interface StockItem {
  id: string;
  product: string;
  stock: number;
  version: number;
}

/** The row has changed on the server since the version that the edit is based on. */
export class ConflictError extends Error {
  constructor(readonly current: StockItem) {
    super(`Version ${current.version} of ${current.id} is newer.`);
  }
}

export const firstRows: StockItem[] = [
  {id: 'FUR-1001', product: 'Standing desk', stock: 42, version: 1},
  {id: 'FUR-1002', product: 'Office chair', stock: 118, version: 1},
  {id: 'LGT-1003', product: 'Desk lamp', stock: 310, version: 1},
  {id: 'ELC-1004', product: 'Webcam', stock: 75, version: 1},
];

let rows = firstRows;
let isConnected = true;

/** Simulates the connection. While it's off, a colleague sells five office chairs. */
export function setConnected(connected: boolean) {
  isConnected = connected;
  if (!connected) {
    const chair = rows.find(({id}) => id === 'FUR-1002')!;
    change(chair, chair.stock - 5);
  }
}

export async function fetchRows(): Promise<StockItem[]> {
  await request();
  return rows;
}

/** Saves a stock. Throws a `ConflictError` if the row has a newer version. */
export async function saveStock(id: string, stock: number, version: number) {
  await request();
  const current = rows.find((row) => row.id === id)!;
  if (current.version > version) {
    throw new ConflictError(current);
  }
  return change(current, stock);
}

function change(row: StockItem, stock: number): StockItem {
  const changed = {...row, stock, version: row.version + 1};
  rows = rows.map((other) => (other.id === row.id ? changed : other));
  return changed;
}

async function request() {
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  if (!isConnected) {
    throw new TypeError('Failed to fetch');
  }
}
