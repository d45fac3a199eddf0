import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

const guides =
  '[&_.MuiTreeItem-groupTransition]:ms-[15px] [&_.MuiTreeItem-groupTransition]:ps-[10px] [&_.MuiTreeItem-groupTransition]:border-0 [&_.MuiTreeItem-groupTransition]:border-s [&_.MuiTreeItem-groupTransition]:border-dashed [&_.MuiTreeItem-groupTransition]:border-gray-500/50';

export default function GuideLines() {
  return (
    <RichTreeView
      aria-label="Archive"
      className={guides}
      items={archive}
      itemChildrenIndentation={0}
      defaultExpandedItems={['plates', 'comets']}
    />
  );
}
// #endregion
