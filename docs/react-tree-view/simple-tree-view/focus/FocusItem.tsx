import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function FocusItem() {
  // #region preview
  const apiRef = useTreeViewApiRef();

  return (
    <div>
      <Button onClick={(event) => apiRef.current!.focusItem(event, 'companies')}>
        Focus Companies
      </Button>
      <SimpleTreeView
        aria-label="Admin menu"
        apiRef={apiRef}
        defaultExpandedItems={['customers']}
      >
        <TreeItem itemId="orders" label="Orders" />
        <TreeItem itemId="customers" label="Customers">
          <TreeItem itemId="companies" label="Companies" />
          <TreeItem itemId="contacts" label="Contacts" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
  // #endregion
}
