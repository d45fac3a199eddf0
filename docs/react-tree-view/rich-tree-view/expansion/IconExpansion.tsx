import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {files} from '../../data/files';

// #region preview
// files: [{id: 'hero', label: 'Hero.jpg', kind: 'image', size: 12}, …]
export default function IconExpansion() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      expansionTrigger="iconContainer"
      defaultExpandedItems={['launch']}
    />
  );
}
// #endregion
