import {createRef} from 'react';
import {act, render} from '@testing-library/react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridRowId,
} from '@mui/x-data-grid-premium';

/** Renders a Premium grid, and returns its API and a function that changes its props. */
export function renderPremium(props: DataGridPremiumProps): {
  api: GridApiPremium;
  update: (more: Partial<DataGridPremiumProps>) => void;
} {
  const apiRef = createRef<GridApiPremium>();
  const grid = (more: Partial<DataGridPremiumProps> = {}) => (
    <DataGridPremium apiRef={apiRef} {...props} {...more} />
  );
  const {rerender} = render(grid());
  return {api: apiRef.current!, update: (more) => rerender(grid(more))};
}

const textOf = (element: Element) => element.textContent.trim();

/** Returns the cell of a row in a rendered grid. */
export const findCell = (id: GridRowId, field: string) =>
  document.querySelector<HTMLElement>(`[role=row][data-id="${id}"] [data-field="${field}"]`);

/** Returns the fields of the rendered column headers, in their order. */
export const listHeaders = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>('[role=columnheader]'),
    ({dataset}) => dataset.field,
  );

/** Returns the texts of all rendered cells of a column, from top to bottom. */
export const readColumn = (field: string) =>
  Array.from(document.querySelectorAll(`[role=row][data-id] [data-field="${field}"]`), textOf);

/** Opens the menu of a column, and returns the texts of its items. Needs fake timers. */
export async function openColumnMenu(api: GridApiPremium, field: string) {
  act(() => api.showColumnMenu(field));
  await act(async () => jest.advanceTimersByTime(1_000));
  return Array.from(document.querySelectorAll('[role=menuitem]'), textOf);
}
