import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';

// #region preview
const folders: TreeViewBaseItem[] = [
  {
    id: 'inbox',
    label: 'Inbox',
    children: [
      {id: 'customers', label: 'Customers'},
      {id: 'suppliers', label: 'Suppliers'},
    ],
  },
  {id: 'archive', label: 'Archive', children: [{id: 'archive-2024', label: '2024'}]},
];
// <RichTreeView items={folders} />
// #endregion

export default function TreeFromData() {
  return (
    <RichTreeView
      aria-label="Mail folders"
      items={folders}
      defaultExpandedItems={['inbox']}
    />
  );
}
