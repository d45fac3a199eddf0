import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';
import {archive} from '../../../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function GuideLines() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      itemChildrenIndentation={0}
      defaultExpandedItems={['plates', 'comets']}
      sx={{
        [`& .${treeItemClasses.groupTransition}`]: {
          marginInlineStart: '15px',
          paddingInlineStart: '10px',
          borderInlineStart: '1px dashed',
          borderColor: 'divider',
        },
      }}
    />
  );
}
// #endregion
