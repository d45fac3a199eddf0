import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../../../data/observatory';
import './styles.css';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function StyledItems() {
  return (
    <RichTreeView
      aria-label="Archive"
      className="archive"
      items={archive}
      defaultExpandedItems={['plates']}
      defaultSelectedItems="moon"
    />
  );
}
// #endregion
