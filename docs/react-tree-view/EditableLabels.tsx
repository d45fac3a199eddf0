// #region preview
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from './data/observatory';

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function EditableLabels() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      isItemEditable
      defaultExpandedItems={['logs']}
    />
  );
}
// #endregion
