import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import {TreeItemIcon} from '@mui/x-tree-view/TreeItemIcon';
import {TreeItemProvider} from '@mui/x-tree-view/TreeItemProvider';
import {useTreeItem, type UseTreeItemParameters} from '@mui/x-tree-view/useTreeItem';

// #region preview
interface ProductProps extends UseTreeItemParameters {
  label: string;
}

const Product = React.forwardRef<HTMLLIElement, ProductProps>(function Product(
  {id, itemId, label, disabled, children},
  rootRef,
) {
  const item = useTreeItem({id, itemId, label, disabled, children, rootRef});

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <Avatar sx={{width: 24, height: 24, fontSize: 13}} aria-hidden>
            {label[0]}
          </Avatar>
          <TreeItemLabel {...item.getLabelProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});
// #endregion

export default function CustomItem() {
  return (
    <SimpleTreeView aria-label="Bakery" defaultExpandedItems={['bread']}>
      <Product itemId="bread" label="Bread">
        <Product itemId="rye" label="Rye" />
        <Product itemId="wheat" label="Wheat" />
      </Product>
      <Product itemId="cakes" label="Cakes">
        <Product itemId="plum" label="Plum cake" />
      </Product>
    </SimpleTreeView>
  );
}
