import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {archive} from '../../../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function StyledItems() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      defaultExpandedItems={['plates']}
      defaultSelectedItems="moon"
      sx={{
        [`& .${treeItemClasses.content}`]: {
          borderInlineStart: '3px solid transparent',
          borderRadius: 0,
          py: 1,
        },
        [`& .${treeItemClasses.content}[data-selected]`]: {borderColor: 'primary.main'},
        [`& .${treeItemClasses.content}[data-expanded] .${treeItemClasses.label}`]: {
          fontWeight: 600,
        },
      }}
    />
  );
}
// #endregion
