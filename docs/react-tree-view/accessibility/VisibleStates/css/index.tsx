import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../../data/observatory';
import './styles.css';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function VisibleStates() {
  return (
    <RichTreeView
      aria-label="Archive"
      className="plain-states"
      items={archive}
      multiSelect
      defaultExpandedItems={['plates']}
      defaultSelectedItems={['moon']}
    />
  );
}
// #endregion
