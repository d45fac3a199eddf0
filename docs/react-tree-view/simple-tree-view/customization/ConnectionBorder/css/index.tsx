import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import './styles.css';

// #region preview
export default function ConnectionBorder() {
  return (
    <SimpleTreeView
      aria-label="Contents"
      className="contents-tree"
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
// #endregion
