import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';

const shelves: TreeViewBaseItem[] = [
  {
    id: 'bread',
    label: 'Bread',
    children: [
      {id: 'rye', label: 'Rye'},
      {id: 'wheat', label: 'Wheat'},
    ],
  },
  {id: 'cakes', label: 'Cakes', children: [{id: 'plum', label: 'Plum cake'}]},
];

export default function TreeFromData() {
  return (
    <RichTreeView
      aria-label="Bakery"
      items={shelves}
      defaultExpandedItems={['bread']}
    />
  );
}
