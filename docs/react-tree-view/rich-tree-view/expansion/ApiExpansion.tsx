import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

export default function ApiExpansion() {
  // #region preview
  // <RichTreeView apiRef={apiRef} items={categories} />
  // categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
  const apiRef = useTreeViewApiRef();
  const [answer, setAnswer] = React.useState('not checked yet');

  const toggle = (event: React.SyntheticEvent) =>
    apiRef.current!.setItemExpansion({event, itemId: 'electronics'});

  const expand = (event: React.SyntheticEvent) =>
    apiRef.current!.setItemExpansion({
      event,
      itemId: 'furniture',
      shouldBeExpanded: true,
    });

  const check = () =>
    setAnswer(apiRef.current!.isItemExpanded('electronics') ? 'yes' : 'no');
  // #endregion

  return (
    <Stack spacing={1}>
      <div>
        <Button onClick={toggle}>Toggle Electronics</Button>
        <Button onClick={expand}>Expand Furniture</Button>
        <Button onClick={check}>Check Electronics</Button>
      </div>
      <RichTreeView
        aria-label="Product categories"
        apiRef={apiRef}
        items={categories}
      />
      <Typography variant="body2">Electronics expanded: {answer}</Typography>
    </Stack>
  );
}
