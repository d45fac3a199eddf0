import {z} from 'zod';

/** The fields of an item, and the names of their columns in the file. */
export const FIELDS = {
  sku: 'SKU',
  product: 'Product',
  stock: 'Stock',
  unitCost: 'Unit cost',
};

export type Field = keyof typeof FIELDS;

/** A row of the file, before it has been checked: all values are strings. */
export type ImportRow = Record<Field, string> & {line: number};

const itemSchema = z.object({
  sku: z.string().regex(/^[A-Z]{3}-\d{4}$/, 'The SKU must look like FUR-1001.'),
  product: z.string().min(1, 'The product is missing.'),
  stock: z
    .string()
    .regex(/^\d+$/, 'The stock must be a whole number.')
    .transform(Number),
  unitCost: z
    .string()
    .regex(/^\d+(\.\d\d?)?$/, 'The unit cost must be a number, such as 12.50.')
    .transform(Number),
});

export type Item = z.infer<typeof itemSchema>;

/** Returns the item, or a problem for each invalid field. */
export function checkRow(row: ImportRow): {
  item?: Item;
  problems: Partial<Record<string, string>>;
} {
  const {data, error} = itemSchema.safeParse(row);
  const problems = error?.issues.map(({path, message}) => [path[0], message]) ?? [];
  return {item: data, problems: Object.fromEntries(problems)};
}
