import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../../data/observatory';
import './styles.css';

export default function VisibleStates() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Archive"
      className="plain-states"
      items={archive}
      multiSelect
      defaultExpandedItems={['plates']}
      defaultSelectedItems={['moon']}
    />
    // #endregion
  );
}
