import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {archive} from '../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function IndentedItems() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      itemChildrenIndentation={24}
      defaultExpandedItems={['plates', 'comets']}
      sx={{
        [`& .${treeItemClasses.label}`]: {
          // Smaller with each level, from the depth that the tree writes on every item.
          fontSize: 'calc(1.1rem - 0.1rem * var(--TreeView-itemDepth))',
        },
      }}
    />
  );
}
// #endregion
