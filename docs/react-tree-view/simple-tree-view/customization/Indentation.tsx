import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
export default function Indentation() {
  return (
    <SimpleTreeView
      aria-label="Contents"
      itemChildrenIndentation="2rem"
      defaultExpandedItems={['guide', 'usage']}
    >
      <TreeItem itemId="guide" label="Guide">
        <TreeItem itemId="install" label="Installation" />
        <TreeItem itemId="usage" label="Usage">
          <TreeItem itemId="themes" label="Themes" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="faq" label="FAQ" />
    </SimpleTreeView>
  );
}
// #endregion
