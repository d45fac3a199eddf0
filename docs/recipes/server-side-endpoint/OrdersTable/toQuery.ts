import type {GridGetRowsParams} from '@mui/x-data-grid';
import type {OrderFilter} from './server';

/** Translates the models of the grid to the query string of the endpoint. */
export function toQuery({paginationModel, sortModel, filterModel}: GridGetRowsParams) {
  const query = new URLSearchParams();
  if (paginationModel) {
    query.set('page', String(paginationModel.page));
    query.set('pageSize', String(paginationModel.pageSize));
  }
  const [sorting] = sortModel;
  if (sorting?.sort) {
    query.set('sort', sorting.field);
    query.set('order', sorting.sort);
  }
  // While users choose a column and an operator, the value is missing.
  const filters = filterModel.items.flatMap<OrderFilter>(({field, operator, value}) =>
    value == null || value === '' ? [] : [{field, operator, value: String(value)}],
  );
  if (filters.length > 0) {
    query.set('filters', JSON.stringify(filters));
  }
  for (const word of filterModel.quickFilterValues ?? []) {
    query.append('word', word);
  }
  return query;
}
