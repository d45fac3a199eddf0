import * as React from 'react';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import {
  RichTreeViewPro,
  TreeItemContent,
  TreeItemDragAndDropOverlay,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  type UseTreeItemParameters,
} from '@mui/x-tree-view-pro';
import {categories} from '../../data/categories';

// #region preview
const ItemWithHandle = React.forwardRef<HTMLLIElement, UseTreeItemParameters>(
  function ItemWithHandle({id, itemId, label, disabled, children, ...other}, rootRef) {
    const item = useTreeItem({id, itemId, label, disabled, children, rootRef});
    const {draggable, onDragStart, onDragEnd, ...rootProps} = item.getRootProps(other);
    const handleProps = {draggable, onDragStart, onDragEnd};

    // Render it in <TreeItemRoot {...rootProps}>, which keeps `onDragOver`.
    const row = (
      <TreeItemContent {...item.getContentProps()}>
        <TreeItemIconContainer {...handleProps} style={{cursor: 'grab'}}>
          <DragIndicatorIcon color="action" />
        </TreeItemIconContainer>
        <TreeItemIconContainer {...item.getIconContainerProps()}>
          <TreeItemIcon status={item.status} />
        </TreeItemIconContainer>
        <TreeItemLabel {...item.getLabelProps()} />
        <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
      </TreeItemContent>
    );
    // #endregion

    return (
      <TreeItemProvider {...item.getContextProviderProps()}>
        <TreeItemRoot {...rootProps}>
          {row}
          {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
        </TreeItemRoot>
      </TreeItemProvider>
    );
  },
);

const slots = {item: ItemWithHandle};

export default function DragHandle() {
  return (
    <RichTreeViewPro
      aria-label="Product categories"
      items={categories}
      itemsReordering
      slots={slots}
      defaultExpandedItems={['electronics', 'furniture']}
    />
  );
}
