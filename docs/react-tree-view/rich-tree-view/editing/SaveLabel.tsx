import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const initialItems = [
  {id: 'contract', label: 'Contract'},
  {id: 'proposal', label: 'Proposal'},
  {id: 'invoice', label: 'Invoice'},
];

export default function SaveLabel() {
  // #region preview
  // initialItems: [{id: 'contract', label: 'Contract'}, …]
  const [items, setItems] = React.useState(initialItems);

  const saveLabel = (itemId: string, label: string) =>
    setItems((current) =>
      current.map((item) => (item.id === itemId ? {...item, label} : item)),
    );

  const tree = (
    <RichTreeView
      aria-label="Documents"
      items={items}
      isItemEditable
      onItemLabelChange={saveLabel}
    />
  );
  // #endregion

  return (
    <Stack spacing={2}>
      {tree}
      <Typography variant="body2">
        In state: {items.map(({label}) => label).join(', ')}
      </Typography>
    </Stack>
  );
}
