import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function MultiSelection() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      multiSelect
      defaultExpandedItems={['plates', 'logs']}
      defaultSelectedItems={['moon', 'sun']}
    />
  );
}
// #endregion
