import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../../data/observatory';
import './styles.css';

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
            content: {className: 'ledger-row'},
            label: {className: 'ledger-label'},
          },
        },
      }}
    />
  );
}
// #endregion
