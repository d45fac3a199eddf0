import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../../data/observatory';

export default function StyledRow() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Archive"
      items={archive}
      defaultExpandedItems={['plates']}
      slotProps={{
        item: {
          slotProps: {
            content: {style: {borderRadius: 0}},
            label: {style: {fontFamily: 'monospace'}},
          },
        },
      }}
      sx={{'& .MuiTreeItem-content': {borderBottom: 1, borderColor: 'divider', py: 1}}}
    />
    // #endregion
  );
}
