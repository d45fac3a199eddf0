import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function StartExpanded() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      defaultExpandedItems={['plates', 'comets']}
    />
  );
}
// #endregion
