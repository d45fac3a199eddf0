import * as React from 'react';
import {flushSync} from 'react-dom';
import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function RevealItem() {
  // #region preview
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const findCompanies = (event: React.SyntheticEvent) => {
    flushSync(() => setExpanded(['customers']));
    apiRef.current!.focusItem(event, 'companies');
  };

  const tree = (
    <SimpleTreeView
      aria-label="Admin menu"
      apiRef={apiRef}
      expandedItems={expanded}
      onExpandedItemsChange={(event, ids) => setExpanded(ids)}
    >
      <TreeItem itemId="orders" label="Orders" />
      <TreeItem itemId="customers" label="Customers">
        <TreeItem itemId="companies" label="Companies" />
      </TreeItem>
    </SimpleTreeView>
  );
  // #endregion

  return (
    <div>
      <Button onClick={findCompanies}>Find Companies</Button>
      {tree}
    </div>
  );
}
