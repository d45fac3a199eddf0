import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
const border = [
  '[&_.MuiTreeItem-groupTransition]:ms-[15px]',
  '[&_.MuiTreeItem-groupTransition]:ps-[18px]',
  '[&_.MuiTreeItem-groupTransition]:border-0',
  '[&_.MuiTreeItem-groupTransition]:border-s',
  '[&_.MuiTreeItem-groupTransition]:border-dashed',
  '[&_.MuiTreeItem-groupTransition]:border-gray-500/60',
].join(' ');
// <SimpleTreeView itemChildrenIndentation={0} className={border}>…</SimpleTreeView>
// #endregion

export default function ConnectionBorder() {
  return (
    <SimpleTreeView
      aria-label="Contents"
      className={border}
      itemChildrenIndentation={0}
      defaultExpandedItems={['guide', 'usage']}
    >
      <TreeItem itemId="guide" label="Guide">
        <TreeItem itemId="install" label="Installation" />
        <TreeItem itemId="usage" label="Usage">
          <TreeItem itemId="themes" label="Themes" />
          <TreeItem itemId="icons" label="Icons" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="faq" label="FAQ" />
    </SimpleTreeView>
  );
}
