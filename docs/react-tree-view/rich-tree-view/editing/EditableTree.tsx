import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function EditableTree() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Archive"
      items={archive}
      isItemEditable
      defaultExpandedItems={['logs']}
    />
    // #endregion
  );
}
