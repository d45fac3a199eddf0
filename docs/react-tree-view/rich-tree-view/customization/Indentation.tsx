import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function Indentation() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Archive"
      items={archive}
      itemChildrenIndentation={32}
      defaultExpandedItems={['plates', 'comets']}
    />
    // #endregion
  );
}
