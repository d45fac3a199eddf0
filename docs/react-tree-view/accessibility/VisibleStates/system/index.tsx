import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {archive} from '../../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function VisibleStates() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      multiSelect
      defaultExpandedItems={['plates']}
      defaultSelectedItems={['moon']}
      sx={{
        [`& .${treeItemClasses.content}[data-selected]::before`]: {
          content: '""',
          position: 'absolute',
          insetBlock: 4,
          insetInlineStart: 0,
          borderInlineStart: '4px solid',
          borderColor: 'primary.main',
        },
        [`& .${treeItemClasses.content}[data-focused]`]: {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '-2px',
        },
      }}
    />
  );
}
// #endregion
