import {createRef} from 'react';
import {render} from '@testing-library/react';
import {DataGrid, type DataGridProps, type GridApi} from '@mui/x-data-grid';

/** Renders a Data Grid, and returns its API and a function that changes its props. */
export function renderGrid(props: DataGridProps): {
  api: GridApi;
  update: (more: Partial<DataGridProps>) => void;
} {
  const apiRef = createRef<GridApi>();
  const grid = (more: Partial<DataGridProps> = {}) => (
    <DataGrid apiRef={apiRef} {...props} {...more} />
  );
  const {rerender} = render(grid());
  return {api: apiRef.current!, update: (more) => rerender(grid(more))};
}
