import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function IconExpansion() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Archive"
      items={archive}
      expansionTrigger="iconContainer"
      defaultExpandedItems={['logs']}
    />
    // #endregion
  );
}
