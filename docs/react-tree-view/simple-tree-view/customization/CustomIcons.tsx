// #region preview
import AddIcon from '@mui/icons-material/Add';
import BakeryDiningOutlinedIcon from '@mui/icons-material/BakeryDiningOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function CustomIcons() {
  return (
    <SimpleTreeView
      aria-label="Bakery"
      defaultExpandedItems={['bread']}
      slots={{
        expandIcon: AddIcon,
        collapseIcon: RemoveIcon,
        endIcon: BakeryDiningOutlinedIcon,
      }}
    >
      <TreeItem itemId="bread" label="Bread">
        <TreeItem itemId="rye" label="Rye" />
        <TreeItem itemId="wheat" label="Wheat" />
      </TreeItem>
      <TreeItem itemId="cakes" label="Cakes">
        <TreeItem itemId="plum" label="Plum cake" />
        <TreeItem itemId="nut" label="Nut cake" />
      </TreeItem>
      <TreeItem itemId="rolls" label="Rolls" />
    </SimpleTreeView>
  );
}
// #endregion
