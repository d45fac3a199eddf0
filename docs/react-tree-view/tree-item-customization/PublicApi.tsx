import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, TreeItemLabel, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import type {UseTreeItemLabelSlotOwnProps} from '@mui/x-tree-view/useTreeItem';
import {categories} from '../data/categories';

interface LabelProps extends UseTreeItemLabelSlotOwnProps {
  onSelectChildren?: (event: React.MouseEvent) => void;
}

function LabelWithCommand({children, onSelectChildren, ...other}: LabelProps) {
  return (
    <Stack direction="row" sx={{flexGrow: 1}}>
      <TreeItemLabel {...other}>{children}</TreeItemLabel>
      {onSelectChildren && (
        <Button
          size="small"
          tabIndex={-1}
          sx={{py: 0, whiteSpace: 'nowrap'}}
          onClick={onSelectChildren}
        >
          Select children
        </Button>
      )}
    </Stack>
  );
}

const itemSlots = {label: LabelWithCommand};

const CommandItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function CommandItem(props, ref) {
    // #region preview
    const {itemId, children} = props;
    const {publicAPI, status} = useTreeItemUtils({itemId, children});

    const selectChildren = (event: React.MouseEvent) => {
      event.stopPropagation(); // the click doesn't select the item itself
      for (const childId of publicAPI.getItemOrderedChildrenIds(itemId)) {
        publicAPI.setItemSelection({
          event,
          itemId: childId,
          shouldBeSelected: true,
          keepExistingSelection: true,
        });
      }
    };
    // <Button tabIndex={-1} onClick={selectChildren}>Select children</Button>
    // #endregion

    const label: Partial<LabelProps> = {
      onSelectChildren: status.expanded ? selectChildren : undefined,
    };
    return <TreeItem {...props} ref={ref} slots={itemSlots} slotProps={{label}} />;
  },
);

const slots = {item: CommandItem};

export default function PublicApi() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      multiSelect
      slots={slots}
      defaultExpandedItems={['electronics']}
    />
  );
}
