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
            content: {
              className: 'rounded-none! py-2! border-0 border-b border-solid border-gray-500/30',
            },
            label: {className: 'font-mono!'},
          },
        },
      }}
    />
    // #endregion
  );
}
