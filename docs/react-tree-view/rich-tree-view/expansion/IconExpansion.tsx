import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {files} from '../../data/observatory';

// #region preview
// Items: {id: 'm31', label: 'Andromeda', kind: 'image', size: 48}, …
export default function IconExpansion() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      expansionTrigger="iconContainer"
      defaultExpandedItems={['night']}
    />
  );
}
// #endregion
