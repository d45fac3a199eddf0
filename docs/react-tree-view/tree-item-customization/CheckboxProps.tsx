import * as React from 'react';
import type {CheckboxProps as MuiCheckboxProps} from '@mui/material/Checkbox';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

const reports = [
  {id: 'revenue', label: 'Revenue'},
  {
    id: 'traffic',
    label: 'Traffic',
    children: [
      {id: 'visitors', label: 'Visitors'},
      {id: 'sources', label: 'Sources'},
    ],
  },
];

// #region preview
// import type {CheckboxProps as MuiCheckboxProps} from '@mui/material/Checkbox';
const checkbox: MuiCheckboxProps = {
  size: 'small',
  icon: <StarBorderIcon />,
  checkedIcon: <StarIcon />,
};
// The slot's type allows only HTML attributes, so cast the props.
const slotProps = {checkbox: checkbox as object};

const StarItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function StarItem(props, ref) {
    return <TreeItem {...props} ref={ref} slotProps={slotProps} />;
  },
);
// <RichTreeView multiSelect checkboxSelection slots={{item: StarItem}} … />
// #endregion

const slots = {item: StarItem};

export default function CheckboxProps() {
  return (
    <RichTreeView
      aria-label="Favorite reports"
      items={reports}
      multiSelect
      checkboxSelection
      slots={slots}
      defaultExpandedItems={['traffic']}
      defaultSelectedItems={['visitors']}
    />
  );
}
