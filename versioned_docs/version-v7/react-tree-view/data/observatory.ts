import type {TreeViewBaseItem} from '@mui/x-tree-view/models';

/** The rooms of a small observatory. */
export const observatory: TreeViewBaseItem[] = [
  {
    id: 'domes',
    label: 'Domes',
    children: [
      {id: 'north', label: 'North dome'},
      {id: 'south', label: 'South dome'},
    ],
  },
  {
    id: 'offices',
    label: 'Offices',
    children: [
      {id: 'library', label: 'Library'},
      {id: 'kitchen', label: 'Kitchen'},
    ],
  },
  {id: 'garden', label: 'Garden', children: [{id: 'sundial', label: 'Sundial'}]},
];
