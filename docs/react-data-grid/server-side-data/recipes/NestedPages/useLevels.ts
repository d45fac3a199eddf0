import * as React from 'react';
import type {DataGridProProps, GridPaginationModel} from '@mui/x-data-grid-pro';
import type {ArchiveNode} from '../../../data/archive';
import type {GroupedRow} from '../../../data/server';

export type LevelRow = GroupedRow<ArchiveNode>;

const firstPage: GridPaginationModel = {page: 0, pageSize: 5};

/** The rows that are open, the outer one first, and a pagination model for each level. */
export function useLevels() {
  const [opened, setOpened] = React.useState<LevelRow[]>([]);
  const [pages, setPages] = React.useState([firstPage]);

  const toggle = (row: LevelRow) => {
    const level = opened.findIndex(({id}) => id === row.id);
    if (level === -1) {
      setOpened([...opened, row]);
      setPages([...pages, firstPage]);
    } else {
      // Levels inside the one that closes lose their pages.
      setOpened(opened.slice(0, level));
      setPages(pages.slice(0, level + 1));
    }
  };

  const gridProps: Partial<DataGridProProps> = {
    pagination: true,
    pageSizeOptions: [5, 10],
    paginationModel: pages.at(-1),
    onPaginationModelChange: (model) => setPages([...pages.slice(0, -1), model]),
    pinnedRows: {top: opened},
  };
  return {opened, toggle, gridProps};
}
