import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function NoSelection() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Archive"
      items={archive}
      disableSelection
      defaultExpandedItems={['plates']}
    />
    // #endregion
  );
}
