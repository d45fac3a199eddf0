import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';
import './styles.css';

// #region preview
export default function StyledItems() {
  return (
    <SimpleTreeView
      aria-label="Bakery"
      className="bakery"
      defaultExpandedItems={['bread']}
      defaultSelectedItems="rye"
    >
      <TreeItem itemId="bread" label="Bread">
        <TreeItem itemId="rye" label="Rye" />
        <TreeItem itemId="wheat" label="Wheat" />
      </TreeItem>
      <TreeItem itemId="rolls" label="Rolls" />
    </SimpleTreeView>
  );
}
// #endregion
