import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {files} from '../../data/observatory';

// #region preview
// Items: {id: 'notes', label: 'Notes', kind: 'text', size: 1}, …
export default function SingleSelection() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      defaultExpandedItems={['night']}
      defaultSelectedItems="notes"
    />
  );
}
// #endregion
