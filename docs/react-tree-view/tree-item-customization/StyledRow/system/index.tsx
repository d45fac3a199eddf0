import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {archive} from '../../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function StyledRow() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      defaultExpandedItems={['plates']}
      slotProps={{
        item: {
          sx: {
            [`& .${treeItemClasses.content}`]: {
              borderBottom: 1,
              borderColor: 'divider',
              borderRadius: 0,
              py: 1,
            },
            [`& .${treeItemClasses.label}`]: {fontFamily: 'monospace'},
          },
        },
      }}
    />
  );
}
// #endregion
