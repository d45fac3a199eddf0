import ComputerIcon from '@mui/icons-material/Computer';
import ChairOutlinedIcon from '@mui/icons-material/ChairOutlined';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
// import ComputerIcon from '@mui/icons-material/Computer';
const electronics = {expandIcon: ComputerIcon, collapseIcon: ComputerIcon};
const laptops = {icon: StarBorderIcon};
const furniture = {icon: ChairOutlinedIcon};

export default function IconPerItem() {
  return (
    <SimpleTreeView aria-label="Catalog" defaultExpandedItems={['electronics']}>
      <TreeItem itemId="electronics" label="Electronics" slots={electronics}>
        <TreeItem itemId="laptops" label="Laptops" slots={laptops} />
        <TreeItem itemId="phones" label="Phones" />
      </TreeItem>
      <TreeItem itemId="furniture" label="Furniture" slots={furniture}>
        <TreeItem itemId="desks" label="Desks" />
      </TreeItem>
    </SimpleTreeView>
  );
}
// #endregion
