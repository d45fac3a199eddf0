import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function SingleSelection() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Archive"
      items={archive}
      defaultExpandedItems={['plates']}
      defaultSelectedItems="moon"
    />
    // #endregion
  );
}
