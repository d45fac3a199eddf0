import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function RichLabel() {
  return (
    // #region preview
    <SimpleTreeView aria-label="Bakery" defaultExpandedItems={['bread']}>
      <TreeItem itemId="bread" label="Bread">
        <TreeItem
          itemId="rye"
          label={
            <Stack direction="row" spacing={1}>
              <span>Rye</span>
              <Chip size="small" color="primary" label="New" />
            </Stack>
          }
        />
        <TreeItem itemId="wheat" label="Wheat" />
      </TreeItem>
    </SimpleTreeView>
    // #endregion
  );
}
