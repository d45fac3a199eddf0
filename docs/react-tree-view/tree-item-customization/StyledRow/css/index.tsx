import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../../data/observatory';
import './styles.css';

export default function StyledRow() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Archive"
      items={archive}
      defaultExpandedItems={['plates']}
      slotProps={{
        item: {
          slotProps: {content: {className: 'ledger-row'}, label: {className: 'ledger-label'}},
        },
      }}
    />
    // #endregion
  );
}
