import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function MultiSelection() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Archive"
      items={archive}
      multiSelect
      defaultExpandedItems={['plates', 'logs']}
      defaultSelectedItems={['moon', 'sun']}
    />
    // #endregion
  );
}
