// #region preview
import {RichTreeViewPro} from '@mui/x-tree-view-pro';

const chapters = [
  {
    id: 'basics',
    label: 'Basics',
    children: [
      {id: 'sky', label: 'The night sky'},
      {id: 'tools', label: 'Tools'},
    ],
  },
  {id: 'planets', label: 'Planets', children: [{id: 'mars', label: 'Mars'}]},
  {id: 'index', label: 'Index'},
];

export default function OrderedItems() {
  return (
    <RichTreeViewPro
      aria-label="Chapters"
      items={chapters}
      itemsReordering
      defaultExpandedItems={['basics', 'planets']}
    />
  );
}
// #endregion
