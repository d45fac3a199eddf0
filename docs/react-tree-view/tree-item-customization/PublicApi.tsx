import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, TreeItemLabel, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import type {UseTreeItemLabelSlotOwnProps} from '@mui/x-tree-view/useTreeItem';
import {archive} from '../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

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

const CommandItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function CommandItem(props, ref) {
    const {itemId, children} = props;
    const {publicAPI, status} = useTreeItemUtils({itemId, children});

    const onSelectChildren = (event: React.MouseEvent) => {
      event.stopPropagation();
      for (const childId of publicAPI.getItemOrderedChildrenIds(itemId)) {
        publicAPI.setItemSelection({
          event,
          itemId: childId,
          shouldBeSelected: true,
          keepExistingSelection: true,
        });
      }
    };

    return (
      <TreeItem
        {...props}
        ref={ref}
        slots={{label: LabelWithCommand}}
        slotProps={{
          label: {
            onSelectChildren: status.expanded ? onSelectChildren : undefined,
          } as LabelProps,
        }}
      />
    );
  },
);

export default function PublicApi() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      multiSelect
      slots={{item: CommandItem}}
      defaultExpandedItems={['plates']}
    />
  );
}
// #endregion
