export interface Product {
  id: number;
  product: string;
  price: number;
  stock: number;
}

const HEADER = ['Price', 'Stock'];

/** Splits copied text into rows of cells. Excel ends it with a line break. */
export function splitText(text: string): string[][] | null {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const hasHeader = rows[0]!.every((cell) => HEADER.includes(cell));
  const data = hasHeader ? rows.slice(1) : rows;
  return data.length > 0 ? data : null;
}

/** Reads `$1,249.00` and `1249`. Returns `NaN` for anything else. */
export function parseAmount(text: string): number {
  const digits = text.replace(/[$,]/g, '');
  return digits === '' ? NaN : Number(digits);
}

/** Returns what is wrong with a row, whether it was pasted or edited. */
export function findProblem({product, price, stock}: Product): string | undefined {
  if (!(price > 0)) {
    return `${product}: the price must be greater than 0.`;
  }
  if (!Number.isInteger(stock) || stock < 0) {
    return `${product}: the stock must be a whole number.`;
  }
  return undefined;
}

/** The cells of a spreadsheet as text. Two of the rows have a problem. */
export const SAMPLE = [
  'Price\tStock',
  '$1,249.00\t12',
  'on request\t8',
  '289\t2.5',
  '59.90\t40',
  '',
].join('\r\n');
