import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
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
          slotProps: {
            content: {
              className:
                'rounded-none! py-2! border-0 border-b border-solid border-gray-500/30',
            },
            label: {className: 'font-mono!'},
          },
        },
      }}
    />
  );
}
// #endregion
