import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import {useTreeItemUtils} from '@mui/x-tree-view/hooks';
import type {TreeViewCancellableEvent} from '@mui/x-tree-view/models';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {categories} from '../data/categories';

const labelStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
};

const PinItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function PinItem(props, ref) {
    const {itemId, children} = props;
    const {interactions, status} = useTreeItemUtils({itemId, children});
    const Icon = status.selected ? PushPinIcon : PushPinOutlinedIcon;

    // #region preview
    // const {interactions, status} = useTreeItemUtils({itemId, children});
    // labelStyles: {display: 'flex', justifyContent: 'space-between', …}
    // Icon: status.selected ? PushPinIcon : PushPinOutlinedIcon
    const onClick = (event: React.MouseEvent & TreeViewCancellableEvent) => {
      event.defaultMuiPrevented = true; // a click on the row doesn't select the item
      interactions.handleExpansion(event);
    };
    const handlePin = (event: React.MouseEvent) => {
      event.stopPropagation();
      interactions.handleSelection(event);
    };
    const label = (
      <span style={labelStyles}>
        {props.label}
        <IconButton size="small" tabIndex={-1} aria-hidden onClick={handlePin}>
          <Icon fontSize="inherit" />
        </IconButton>
      </span>
    );
    // <TreeItem … label={label} slotProps={{content: {onClick}}} />
    // #endregion

    return (
      <TreeItem {...props} ref={ref} label={label} slotProps={{content: {onClick}}} />
    );
  },
);

const slots = {item: PinItem};

export default function SelectByButton() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      slots={slots}
      defaultExpandedItems={['furniture']}
      defaultSelectedItems="desks"
    />
  );
}
