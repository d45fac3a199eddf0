// #region preview
import CakeOutlinedIcon from '@mui/icons-material/CakeOutlined';
import GrassIcon from '@mui/icons-material/Grass';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function IconPerItem() {
  return (
    <SimpleTreeView aria-label="Bakery" defaultExpandedItems={['bread']}>
      <TreeItem
        itemId="bread"
        label="Bread"
        slots={{expandIcon: GrassIcon, collapseIcon: GrassIcon}}
      >
        <TreeItem itemId="rye" label="Rye" slots={{icon: StarBorderIcon}} />
        <TreeItem itemId="wheat" label="Wheat" />
      </TreeItem>
      <TreeItem itemId="cakes" label="Cakes" slots={{icon: CakeOutlinedIcon}}>
        <TreeItem itemId="plum" label="Plum cake" />
      </TreeItem>
    </SimpleTreeView>
  );
}
// #endregion
