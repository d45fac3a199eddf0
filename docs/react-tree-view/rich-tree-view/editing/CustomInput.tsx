import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';
import {archive} from '../../data/observatory';

// #region preview
// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

interface LabelInputProps extends React.InputHTMLAttributes<HTMLInputElement> {
  ownerState?: object;
}

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

const ItemWithInput = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function ItemWithInput(props, ref) {
    return <TreeItem {...props} ref={ref} slots={{labelInput: LabelInput}} />;
  },
);

export default function CustomInput() {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      isItemEditable
      defaultExpandedItems={['logs']}
      slots={{item: ItemWithInput}}
    />
  );
}
// #endregion
