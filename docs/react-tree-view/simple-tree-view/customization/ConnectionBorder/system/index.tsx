import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem, treeItemClasses} from '@mui/x-tree-view/TreeItem';

// #region preview
const sx = {
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: '15px',
    paddingInlineStart: '18px',
    borderInlineStart: '1px dashed',
    borderColor: 'text.disabled',
  },
};
// <SimpleTreeView itemChildrenIndentation={0} sx={sx}>…</SimpleTreeView>
// #endregion

export default function ConnectionBorder() {
  return (
    <SimpleTreeView
      aria-label="Contents"
      itemChildrenIndentation={0}
      defaultExpandedItems={['guide', 'usage']}
      sx={sx}
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
