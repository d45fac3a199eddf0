import * as React from 'react';
import CropFreeIcon from '@mui/icons-material/CropFree';
import FolderOutlinedIcon from '@mui/icons-material/FolderOutlined';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import RectangleOutlinedIcon from '@mui/icons-material/RectangleOutlined';
import TitleIcon from '@mui/icons-material/Title';
import {useTreeItemModel} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  TreeItemLabel,
  treeItemClasses,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import type {UseTreeItemLabelSlotOwnProps} from '@mui/x-tree-view/useTreeItem';
import {layers, type Layer} from './data/layers';

// #region preview
// Items: {id: 'title', label: 'Welcome back', type: 'text'}, …

const icons = {
  frame: CropFreeIcon,
  group: FolderOutlinedIcon,
  text: TitleIcon,
  shape: RectangleOutlinedIcon,
  image: ImageOutlinedIcon,
};

interface LayerLabelProps extends UseTreeItemLabelSlotOwnProps {
  type: Layer['type'];
}

function LayerLabel({type, children, ...other}: LayerLabelProps) {
  const Icon = icons[type];

  return (
    <TreeItemLabel
      {...other}
      sx={{display: 'flex', alignItems: 'center', gap: 1, fontSize: 14}}
    >
      <Icon sx={{fontSize: 16}} color={type === 'frame' ? 'primary' : 'action'} />
      {children}
    </TreeItemLabel>
  );
}

const LayerItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function LayerItem(props, ref) {
    const {type} = useTreeItemModel<Layer>(props.itemId)!;

    return (
      <TreeItem
        {...props}
        ref={ref}
        slots={{label: LayerLabel}}
        slotProps={{
          label: {type} as Partial<LayerLabelProps>,
          labelInput: {'aria-label': 'Name of the layer'},
        }}
      />
    );
  },
);

export default function DesignLayers() {
  return (
    <RichTreeView
      aria-label="Layers"
      items={layers}
      slots={{item: LayerItem}}
      multiSelect
      isItemEditable
      itemChildrenIndentation={16}
      defaultExpandedItems={['sign-in', 'header', 'form']}
      defaultSelectedItems={['submit']}
      sx={{maxWidth: 300, [`& .${treeItemClasses.content}`]: {py: 0.25}}}
    />
  );
}
// #endregion
