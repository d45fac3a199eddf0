import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {categories} from '../../data/categories';

interface LabelInputProps extends React.InputHTMLAttributes<HTMLInputElement> {
  ownerState?: object;
}

// #region preview
function LabelInput({ownerState, ...inputProps}: LabelInputProps) {
  return (
    <InputBase
      fullWidth
      endAdornment={`${String(inputProps.value).length} / 24`}
      inputProps={{...inputProps, 'aria-label': 'Label', maxLength: 24}}
      sx={{bgcolor: 'background.paper', borderRadius: 1, pr: 1, height: 24}}
    />
  );
}

const itemSlots = {labelInput: LabelInput};
const ItemWithInput = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function ItemWithInput(props, ref) {
    return <TreeItem {...props} ref={ref} slots={itemSlots} />;
  },
);
// <RichTreeView isItemEditable slots={{item: ItemWithInput}} … />
// #endregion

const slots = {item: ItemWithInput};

export default function CustomInput() {
  return (
    <RichTreeView
      aria-label="Product categories"
      items={categories}
      isItemEditable
      defaultExpandedItems={['furniture']}
      slots={slots}
    />
  );
}
