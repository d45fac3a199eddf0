import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function CheckboxSelection() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Archive"
      items={archive}
      checkboxSelection
      defaultExpandedItems={['plates']}
    />
    // #endregion
  );
}
