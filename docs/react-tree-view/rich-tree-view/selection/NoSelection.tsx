import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function NoSelection() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      disableSelection
      defaultExpandedItems={['plates']}
    />
  );
}
// #endregion
