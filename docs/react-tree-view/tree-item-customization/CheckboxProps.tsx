import * as React from 'react';
import type {CheckboxProps as MuiCheckboxProps} from '@mui/material/Checkbox';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

// #region preview
const checkbox: MuiCheckboxProps = {
  size: 'small',
  icon: <StarBorderIcon />,
  checkedIcon: <StarIcon />,
};

const StarItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function StarItem(props, ref) {
    // The type of the slot allows HTML attributes only, hence the cast.
    return <TreeItem {...props} ref={ref} slotProps={{checkbox: checkbox as object}} />;
  },
);

const planets = [
  {id: 'mars', label: 'Mars'},
  {
    id: 'saturn',
    label: 'Saturn',
    children: [
      {id: 'titan', label: 'Titan'},
      {id: 'rhea', label: 'Rhea'},
    ],
  },
];

export default function CheckboxProps() {
  return (
    <RichTreeView
      aria-label="Favorites"
      items={planets}
      multiSelect
      checkboxSelection
      slots={{item: StarItem}}
      defaultExpandedItems={['saturn']}
      defaultSelectedItems={['titan']}
    />
  );
}
// #endregion
