import AddIcon from '@mui/icons-material/Add';
import LabelOutlinedIcon from '@mui/icons-material/LabelOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
// import AddIcon from '@mui/icons-material/Add';
const slots = {
  expandIcon: AddIcon,
  collapseIcon: RemoveIcon,
  endIcon: LabelOutlinedIcon,
};
const expanded = ['electronics'];

export default function CustomIcons() {
  return (
    <SimpleTreeView aria-label="Catalog" slots={slots} defaultExpandedItems={expanded}>
      <TreeItem itemId="electronics" label="Electronics">
        <TreeItem itemId="laptops" label="Laptops" />
        <TreeItem itemId="phones" label="Phones" />
      </TreeItem>
      <TreeItem itemId="furniture" label="Furniture" />
    </SimpleTreeView>
  );
}
// #endregion
