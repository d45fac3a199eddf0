import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../../../data/observatory';
import './styles.css';

export default function StyledItems() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Archive"
      className="archive"
      items={archive}
      defaultExpandedItems={['plates']}
      defaultSelectedItems="moon"
    />
    // #endregion
  );
}
