import * as React from 'react';
import type {DataGridProProps, GridPaginationModel} from '@mui/x-data-grid-pro';
import type {CatalogNode} from '../../../data/catalog';
import type {GroupedRow} from '../../../data/server';

export type LevelRow = GroupedRow<CatalogNode>;

const FIRST_PAGE: GridPaginationModel = {page: 0, pageSize: 5};

const PAGE_SIZE_OPTIONS = [5, 10];

/** Returns the open rows, the outer one first, and the grid props of the current level. */
export function useLevels() {
  const [openRows, setOpenRows] = React.useState<LevelRow[]>([]);
  const [pages, setPages] = React.useState([FIRST_PAGE]);

  const toggle = (row: LevelRow) => {
    const level = openRows.findIndex(({id}) => id === row.id);
    if (level === -1) {
      setOpenRows([...openRows, row]);
      setPages([...pages, FIRST_PAGE]);
    } else {
      // The levels inside the closed row lose their pages.
      setOpenRows(openRows.slice(0, level));
      setPages(pages.slice(0, level + 1));
    }
  };

  const pinnedRows = React.useMemo(() => ({top: openRows}), [openRows]);

  const gridProps: Partial<DataGridProProps> = {
    pagination: true,
    pageSizeOptions: PAGE_SIZE_OPTIONS,
    paginationModel: pages.at(-1),
    onPaginationModelChange: (model) => setPages([...pages.slice(0, -1), model]),
    pinnedRows,
  };
  return {openRows, toggle, gridProps};
}
