// #region preview
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import type {TreeViewBaseItem} from '@mui/x-tree-view/models';

const archive: TreeViewBaseItem[] = [
  {
    id: 'plates',
    label: 'Glass plates',
    children: [
      {id: 'comets', label: 'Comets'},
      {id: 'moon', label: 'Moon'},
    ],
  },
  {id: 'logs', label: 'Logbooks', children: [{id: 'weather', label: 'Weather'}]},
  {id: 'map', label: 'Star map'},
];

export default function BasicItems() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      defaultExpandedItems={['plates']}
    />
  );
}
// #endregion
