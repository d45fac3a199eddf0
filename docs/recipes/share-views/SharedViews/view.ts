import type {GridInitialState} from '@mui/x-data-grid';
import {z} from 'zod';

/** The parts of the state that a view consists of. Zod removes all others. */
const viewSchema = z.object({
  columns: z.object({columnVisibilityModel: z.record(z.string(), z.boolean())}),
  filter: z.object({
    filterModel: z.looseObject({
      items: z.array(z.looseObject({field: z.string(), operator: z.string()})),
    }),
  }),
  sorting: z.object({
    sortModel: z.array(z.object({field: z.string(), sort: z.enum(['asc', 'desc'])})),
  }),
});

export type View = z.infer<typeof viewSchema>;

export const viewsSchema = z.record(z.string(), viewSchema);

/** Picks the view from the result of `exportState()`. */
export const toView = (state: GridInitialState): View => viewSchema.parse(state);

/** Returns a query string, such as `view=%7B%22columns%22%3A…`. */
export const toQuery = (view: View) =>
  new URLSearchParams({view: JSON.stringify(view)}).toString();

/** Returns `undefined` if the query string contains no view or an invalid one. */
export function fromQuery(query: string): View | undefined {
  try {
    return viewSchema.parse(JSON.parse(new URLSearchParams(query).get('view') ?? ''));
  } catch {
    return undefined;
  }
}
